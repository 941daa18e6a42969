import { anyPositionEditor } from '@tessera/ui';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { bare } from './changes.ts';
import { EditForm } from './EditForm.tsx';

export const editor = anyPositionEditor<ScythiaPosition>({ tools: () => [], Form: EditForm, bare });
