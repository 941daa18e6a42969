import type { Text } from '@tessera/ui';
import type { BoardWords, PlayerWords } from '../../board/index.ts';
import { nameOf, nameOnCard } from './card-names.ts';

export const boardWords =
  (text: Text): BoardWords =>
  (section, name) =>
    nameOf(text, section, name);

export const playerWords =
  (text: Text): PlayerWords =>
  (section, name) =>
    section === 'resource' ? nameOf(text, 'name', name) : nameOnCard(text, section, name);
