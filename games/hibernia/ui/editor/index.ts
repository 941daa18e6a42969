import { seatNumber } from '@tessera/kernel';
import { anyPositionEditor } from '@tessera/ui';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { armyColours, armyName, type HiberniaScene } from '../names.ts';
import { EditBoard } from './EditBoard.tsx';
import { EditForm } from './EditForm.tsx';
import { armyTool, bare } from './put.ts';

export const editor = anyPositionEditor<HiberniaPosition>({
  tools: (scene: HiberniaScene) => [
    ...armyColours(scene).map((colour, army) => {
      const left = scene.view.players[army]?.reserve;
      return {
        id: armyTool(army),
        label: armyName(scene, seatNumber(army)),
        colour,
        ...(left === undefined ? {} : { left }),
      };
    }),
    { id: 'none', label: scene.text('hibernia.edit.takeAway') },
  ],
  Board: EditBoard,
  Form: EditForm,
  bare,
});
