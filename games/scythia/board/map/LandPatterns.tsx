import { LAND_STYLES } from '../palette.ts';

/** What is cut into the ground of each land: grass, reeds, rosettes, waves. Ids are `${id}-Persia` and so on. */
export function LandPatterns({ id }: { readonly id: string }) {
  const cut = (path: string, stroke: string, width = 1.3) => (
    <path d={path} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  );
  return (
    <defs>
      <pattern id={`${id}-steppe`} width={46} height={34} patternUnits="userSpaceOnUse">
        <rect width={46} height={34} fill="var(--sc-steppe)" />
        {cut(
          'M6 12q1-4 0-7M8.6 12q1-4 3-6M3.4 12q-.4-3-2.4-5M29 29q1-4 0-7M31.6 29q1-4 3-6M26.4 29q-.4-3-2.4-5M40 8h4M14 25h5',
          'var(--sc-steppe-cut)',
        )}
      </pattern>
      <pattern id={`${id}-Cimmeria`} width={30} height={22} patternUnits="userSpaceOnUse">
        <rect width={30} height={22} fill={LAND_STYLES.Cimmeria.fill} />
        {cut(
          'M6 9q1-3 0-5M8 9q1-3 2.6-4M4 9q0-2-1.6-3.6M21 20q1-3 0-5M23 20q1-3 2.6-4M19 20q0-2-1.6-3.6',
          LAND_STYLES.Cimmeria.cut,
        )}
      </pattern>
      <pattern id={`${id}-Assyria`} width={24} height={16} patternUnits="userSpaceOnUse">
        <rect width={24} height={16} fill={LAND_STYLES.Assyria.fill} />
        {cut('M2 5l4-3l4 3M14 13l4-3l4 3', LAND_STYLES.Assyria.cut)}
      </pattern>
      <pattern id={`${id}-Persia`} width={26} height={26} patternUnits="userSpaceOnUse">
        <rect width={26} height={26} fill={LAND_STYLES.Persia.fill} />
        {cut(
          'M7 3.4v2.4M7 8.2v2.4M3.4 7h2.4M8.2 7h2.4M20 16.4v2.4M20 21.2v2.4M16.4 20h2.4M21.2 20h2.4',
          LAND_STYLES.Persia.cut,
          1.5,
        )}
      </pattern>
      <pattern id={`${id}-Greece`} width={28} height={18} patternUnits="userSpaceOnUse">
        <rect width={28} height={18} fill={LAND_STYLES.Greece.fill} />
        {cut('M0 5q3.5-4 7 0t7 0M14 14q3.5-4 7 0t7 0', LAND_STYLES.Greece.cut)}
      </pattern>
    </defs>
  );
}
