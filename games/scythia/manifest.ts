import { anyGameUi, type GameManifest } from '@tessera/ui/manifest';
import levelRatings from './mind/ratings.json' with { type: 'json' };

export const manifest: GameManifest = {
  id: 'scythia',
  name: 'Raiders of Scythia',
  players: [1, 4],
  minutes: [60, 80],
  designer: 'Shem Phillips',
  publisher: 'Garphill Games',
  year: 2020,
  accent: {
    light: { fill: '#cf7a1d', strong: '#e0903a', ink: '#8a4a08', on: '#26222b' },
    dark: { ink: '#f0a95a' },
  },
  boardShape: { ratio: '8 / 5', least: '17rem' },
  rival: { option: 'leader', default: 'trader' },
  // a random playout takes some thousand moves
  rated: { playouts: 1 },
  levelRatings,
  game: async () => (await import('./index.ts')).scythia,
  text: async () => (await import('./text/index.ts')).scythiaText,
  ui: async () => anyGameUi((await import('./ui/index.ts')).scythiaUi),
  editor: async () => (await import('./ui/editor/index.ts')).editor,
  cover: async () => ({ default: (await import('./board/cover/Cover.tsx')).Cover }),
  boardPicture: () => import('./ui/pictures/BoardPicture.tsx'),
  howToPicture: () => import('./ui/pictures/HowToPicture.tsx'),
  reference: async () => ({ default: (await import('./ui/index.ts')).CardReference }),
};
