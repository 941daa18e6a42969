import { anyPositionEditor } from '@tessera/ui';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { armiesOf, type CambriaScene } from '../names.ts';
import { EditBoard } from './EditBoard.tsx';
import { EditForm } from './EditForm.tsx';
import { armyTool, bare } from './put.ts';

export const editor = anyPositionEditor<CambriaPosition>({
  tools: (scene: CambriaScene) => [
    ...armiesOf(scene).map(({ name, colour }, army) => ({
      id: armyTool(army),
      label: name,
      colour,
      left: scene.view.armies[army].reserve,
    })),
    { id: 'legion', label: scene.text('cambria.choice.legion') },
    { id: 'none', label: scene.text('cambria.edit.takeAway') },
  ],
  Board: EditBoard,
  Form: EditForm,
  bare,
});
