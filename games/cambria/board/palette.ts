import { armyStyles } from '@tessera/ui';

export { ARMY_COLOURS, type ArmyColour, type ArmyStyle, MARK_PATHS, type MarkShape } from '@tessera/ui';

export const ARMY_STYLES = armyStyles('cb');
