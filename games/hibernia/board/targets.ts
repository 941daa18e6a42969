/**
 * What a tap would do: march into an empty land, reinforce an own one, do battle, take a warrior away for a march that
 * lacks some (H-23), or raise the fallen (H-27; on the shield).
 */
export type TargetKind = 'march' | 'reinforce' | 'battle' | 'take' | 'raise';

/** The shield's place beside the lands' names; no land can be called so. */
export const SHIELD_PLACE = '@shield';
