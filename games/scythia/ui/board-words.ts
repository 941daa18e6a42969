import type { Text } from '@tessera/ui';
import type { BoardWords, PlayerWords } from '../board/index.ts';
import { nameOf } from './card-names.ts';

export const boardWords =
  (text: Text): BoardWords =>
  (section, name) =>
    nameOf(text, section, name);

export const playerWords =
  (text: Text): PlayerWords =>
  (section, name) =>
    nameOf(text, section === 'resource' ? 'name' : section, name);
