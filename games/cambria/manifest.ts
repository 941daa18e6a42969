import { anyGameUi, type GameManifest } from '@tessera/ui/manifest';
import levelRatings from './mind/ratings.json' with { type: 'json' };

export const manifest: GameManifest = {
  id: 'cambria',
  name: 'Cambria',
  players: [2, 5],
  minutes: [15, 30],
  designer: 'Eric B. Vogel',
  publisher: 'Vainglorious Games',
  year: 2008,
  accent: {
    light: { fill: '#a8322a', strong: '#8c2620', ink: '#a8322a', on: '#fffaf0' },
    dark: { fill: '#b53b31', strong: '#c8493e', ink: '#f09a8e' },
  },
  levelRatings,
  game: async () => (await import('./index.ts')).cambria,
  text: async () => (await import('./text/index.ts')).cambriaText,
  ui: async () => anyGameUi((await import('./ui/index.ts')).cambriaUi),
  editor: async () => (await import('./ui/editor/index.ts')).editor,
  cover: async () => ({ default: (await import('./board/cover/cover.ts')).Cover }),
  boardPicture: () => import('./ui/pictures/BoardPicture.tsx'),
  howToPicture: () => import('./ui/pictures/HowToPicture.tsx'),
};
