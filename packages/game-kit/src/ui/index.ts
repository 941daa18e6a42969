export * from './ArmyPicture.tsx';
export * from './area.ts';
export * from './boards-of-views.ts';
