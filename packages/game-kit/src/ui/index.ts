export * from './ArmyPicture.tsx';
export * from './boards-of-views.ts';
