import { type ArmyMarkProps, ArmyPicture } from '@tessera/game-kit/ui';
import { ARMY_STYLES } from '../palette.ts';

export const ArmyMark = (props: ArmyMarkProps) => <ArmyPicture {...props} className="cb-root" styles={ARMY_STYLES} />;
