export { CardBack } from './cards/CardBack.tsx';
export { CrewCard } from './cards/CrewCard.tsx';

export { HeroCard } from './cards/HeroCard.tsx';

export { QuestCard } from './cards/QuestCard.tsx';
export { SchemeCard } from './cards/SchemeCard.tsx';
export { LEAST_TEXT } from './FitText.tsx';
export { arrowAmong, htmlInput } from './html-input.ts';
export * from './map/places.ts';

export { ArmyMark } from './pieces/ArmyMark.tsx';
export { Die } from './pieces/Die.tsx';

export { Worker } from './pieces/Worker.tsx';
export { Wound } from './pieces/Wound.tsx';
export { PlayerBoard } from './player/PlayerBoard.tsx';

export { CrewPortrait } from './portraits/CrewPortrait.tsx';
export { HeroPortrait } from './portraits/HeroPortrait.tsx';
export { ScythiaBoard } from './ScythiaBoard.tsx';
export { GameIcon } from './signs/GameIcon.tsx';

export { ResourceIcon } from './signs/ResourceIcon.tsx';

export { type BoardTarget, placeProps, type TargetKind, targetsById } from './targets.ts';
export type { BoardWords, PlayerWords } from './words.ts';
