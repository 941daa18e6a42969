import { MANIFESTS } from '@tessera/registry';
import type { Accent, GameManifest } from '@tessera/ui/manifest';

const PROPERTIES: Readonly<Record<keyof Accent, string>> = {
  fill: '--accent',
  strong: '--accent-strong',
  ink: '--accent-ink',
  on: '--on-accent',
};

const declarations = (accent: Partial<Accent>): string =>
  (Object.keys(PROPERTIES) as (keyof Accent)[])
    .flatMap((part) => (accent[part] === undefined ? [] : `${PROPERTIES[part]}: ${accent[part]};`))
    .join(' ');

/** What the style sheets know of a game's colours and of the shape of its boards, wherever `data-game` names it. */
export function accentRules({ id, accent, boardShape }: GameManifest): string {
  const shape = boardShape ? ` --board-ratio: ${boardShape.ratio}; --board-least: ${boardShape.least};` : '';
  return [
    `[data-game="${id}"] { ${declarations(accent.light)}${shape} }`,
    `[data-theme="dark"] [data-game="${id}"] { ${declarations(accent.dark)} }`,
  ].join('\n');
}

/** A sheet of its own, since the content security policy allows no style elements. The shell itself wears the red of tokens.css. */
export function wearAccents(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(MANIFESTS.map(accentRules).join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
