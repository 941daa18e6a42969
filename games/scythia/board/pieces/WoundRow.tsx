import { Wound } from './Wound.tsx';

const DRAWN = 4;

/** Wounds on a card: drops, or a drop and a number when there are many. */
export function WoundRow({ wounds, size = 17 }: { readonly wounds: number; readonly size?: number }) {
  return (
    <span className="sc-wounds" aria-hidden="true">
      {wounds > DRAWN ? (
        <>
          <Wound size={size} />
          <b>{wounds}</b>
        </>
      ) : (
        Array.from({ length: wounds }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: wounds are all alike.
          <Wound key={i} size={size} />
        ))
      )}
    </span>
  );
}
