/** For what is drawn but not told: the places' controls carry the names, and taps go through to them. */
export const DECOR = { 'aria-hidden': true, pointerEvents: 'none' } as const;

/** A picture of its own: told when it has a label, else decoration beside a text. */
export const picture = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);

/** What every small picture can be told: it stands in a page, or at x and y of a drawing. */
export interface PictureProps {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly size?: number | undefined;
  /** Says what is to be seen; without it the picture is decoration beside a text. */
  readonly label?: string | undefined;
}
