import { anyGameUi, type GameManifest } from '@tessera/ui/manifest';
import levelRatings from './mind/ratings.json' with { type: 'json' };

export const manifest: GameManifest = {
  id: 'hibernia',
  name: 'Hibernia',
  players: [3, 4],
  minutes: [40, 40],
  designer: 'Eric B. Vogel',
  publisher: 'Vainglorious Games',
  year: 2009,
  accent: {
    light: { fill: '#b8892b', strong: '#caa045', ink: '#7a5710', on: '#1e2a22' },
    dark: { ink: '#e3bd6a' },
  },
  rated: { seats: 4 },
  levelRatings,
  game: async () => (await import('./index.ts')).hibernia,
  text: async () => (await import('./text/index.ts')).hiberniaText,
  ui: async () => anyGameUi((await import('./ui/index.ts')).hiberniaUi),
  editor: async () => (await import('./ui/editor/index.ts')).editor,
  cover: async () => ({ default: (await import('./board/cover/Cover.tsx')).Cover }),
  boardPicture: () => import('./ui/pictures/BoardPicture.tsx'),
  howToPicture: () => import('./ui/pictures/HowToPicture.tsx'),
};
