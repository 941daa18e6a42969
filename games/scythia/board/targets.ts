/** What kind of place a target is, for its sign and its shape. */
export type TargetKind =
  | 'building'
  | 'settlement'
  | 'slot'
  | 'quest'
  | 'animal'
  | 'hero'
  | 'crew'
  | 'eagle'
  | 'horse'
  | 'hand';

/** lit: a tap does something now. chosen: tapped already. quiet: a control that says why not. */
export type TargetState = 'lit' | 'chosen' | 'quiet';

export interface BoardTarget {
  /** A place, see places.ts. */
  readonly id: string;
  readonly kind: TargetKind;
  /** The accessible name, in the reader's language. */
  readonly label: string;
  readonly state: TargetState;
  /** Where what is chosen goes: the keyboard finds it there. */
  readonly next?: boolean;
}

export type Targets = ReadonlyMap<string, BoardTarget>;

export const targetsById = (targets: readonly BoardTarget[] | undefined): Targets =>
  new Map((targets ?? []).map((target) => [target.id, target]));

/** What makes an element a place: a control while it is a target, else only something one can tap; `isSuggested` where a suggested move is done. */
export function placeProps(id: string, targets: Targets, isSuggested = false) {
  const target = targets.get(id);
  const pointedOut = isSuggested ? { 'data-suggested': true } : {};
  if (!target) return { 'data-place': id, className: 'sc-place', ...pointedOut } as const;
  return {
    'data-place': id,
    'data-kind': target.kind,
    className: `sc-place sc-target sc-${target.state}`,
    role: 'button',
    tabIndex: 0,
    'aria-label': target.label,
    ...pointedOut,
    ...(target.next ? { 'data-next': true } : {}),
    ...(target.state === 'chosen' ? { 'aria-pressed': true } : {}),
    ...(target.state === 'quiet' ? { 'aria-disabled': true } : {}),
  } as const;
}
