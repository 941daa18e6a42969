import { armyStyles } from '@tessera/ui';

export { type ArmyColour, MARK_PATHS } from '@tessera/ui';

export const ARMY_STYLES = armyStyles('cb');
