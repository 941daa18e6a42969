import { COLOURS } from '@tessera/protocol/lists';

/** Those of players, and of an army that is nobody's. */
export const ARMY_COLOURS = [...COLOURS, 'neutral'] as const;
export type ArmyColour = (typeof ARMY_COLOURS)[number];
export type MarkShape = 'disc' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'cross';

export interface ArmyStyle {
  /** The painted wood. */
  readonly fill: string;
  /** Its shaded side, darker. */
  readonly edge: string;
  /** For the mark on a pale shield, and for text on the page: at least 4.5:1 on its ground. */
  readonly ink: string;
  readonly mark: MarkShape;
}

/**
 * The players' colours, the same in every game. Each board has its own light and dark of them as CSS variables, told by
 * its prefix. Hues and lightnesses stay apart for most colour-blind eyes; the mark never leaves a colour alone.
 */
export function armyStyles(prefix: string): Readonly<Record<ArmyColour, ArmyStyle>> {
  const style = (id: ArmyColour, fill: string, edge: string, ink: string, mark: MarkShape): ArmyStyle => ({
    fill: `var(--${prefix}-${id}, ${fill})`,
    edge: `var(--${prefix}-${id}-edge, ${edge})`,
    ink: `var(--${prefix}-${id}-ink, ${ink})`,
    mark,
  });
  return {
    amber: style('amber', '#ebaa2a', '#8a5606', '#7a4a00', 'disc'),
    sky: style('sky', '#5aa8e0', '#1f5684', '#1a5283', 'square'),
    teal: style('teal', '#0f7d6b', '#07463c', '#07594c', 'triangle'),
    vermilion: style('vermilion', '#cf3f22', '#7c2010', '#9c2a12', 'diamond'),
    violet: style('violet', '#6c47ab', '#422a6d', '#553389', 'pentagon'),
    neutral: style('neutral', '#97948a', '#55534c', '#504e47', 'cross'),
  };
}

/** The marks, drawn about 0 0 within a circle of radius 10 and to one optical weight. */
export const MARK_PATHS: Readonly<Record<MarkShape, string>> = {
  disc: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z',
  square: 'M-7.2-7.2H7.2V7.2H-7.2Z',
  triangle: 'M0-9.4L9.2 7H-9.2Z',
  diamond: 'M0-10L8.4 0L0 10L-8.4 0Z',
  pentagon: 'M0-9.2L9-2.6L5.6 8H-5.6L-9-2.6Z',
  cross: 'M-8.2-4.8L-4.8-8.2L0-3.4L4.8-8.2L8.2-4.8L3.4 0L8.2 4.8L4.8 8.2L0 3.4L-4.8 8.2L-8.2 4.8L-3.4 0Z',
};
