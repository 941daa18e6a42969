import { boardsOfViews } from '@tessera/game-kit/ui';
import { boardOf } from '../rules/scenario/setup.ts';

/** The map and track a view is played on. */
export const boardOfView = boardsOfViews(boardOf);
