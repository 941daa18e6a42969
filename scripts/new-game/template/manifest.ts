import { anyGameUi, type GameManifest } from '@tessera/ui/manifest';

export const manifest: GameManifest = {
  id: 'stepstone',
  name: 'Stepstone',
  players: [2, 2],
  minutes: [10, 10],
  designer: 'Tessera',
  publisher: 'Tessera',
  year: 2026,
  accent: {
    light: { fill: '#2f6f8f', strong: '#255a75', ink: '#245a76', on: '#fffaf0' },
    dark: { ink: '#8cc6e0' },
  },
  boardShape: { ratio: '13 / 8', least: '16rem' },
  game: async () => (await import('./index.ts')).stepstoneGame,
  text: async () => (await import('./text/index.ts')).stepstoneText,
  ui: async () => anyGameUi((await import('./ui/index.ts')).stepstoneUi),
  cover: () => import('./board/Cover.tsx'),
  boardPicture: () => import('./ui/pictures/BoardPicture.tsx'),
  howToPicture: () => import('./ui/pictures/HowToPicture.tsx'),
};
