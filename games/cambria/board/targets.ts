/** What a tap would do. */
export type TargetKind = 'place' | 'throwOut' | 'legion' | 'board' | 'pickUp' | 'ship';
