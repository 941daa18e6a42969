import { boardsOfViews } from '@tessera/game-kit/ui';
import { boardOf } from '../rules/scenario/setup.ts';

/** The board a view is played on. */
export const boardOfView = boardsOfViews(boardOf);
