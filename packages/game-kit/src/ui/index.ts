export * from './ArmyPicture.tsx';
