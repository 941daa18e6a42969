import type { Text } from '@tessera/ui';
import { worth } from '../../rules/scenario/board.ts';
import { counted } from './card-names.ts';
import { listed } from './effect-text.ts';

/** '2 strength and 2 wounds', or 'nothing'. */
export function faceText(text: Text, face: string): string {
  const { strength, wounds } = worth(face);
  const parts = [
    ...(strength > 0 ? [counted(text, 'strength', strength)] : []),
    ...(wounds > 0 ? [counted(text, 'wounds', wounds)] : []),
  ];
  return parts.length > 0 ? listed(text, parts) : text('scythia.dice.blank');
}
