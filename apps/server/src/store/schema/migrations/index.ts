import type { Migration } from '../migrate.ts';
import { tables } from './0001-tables.ts';
import { people } from './0002-people.ts';
import { play } from './0003-play.ts';
import { care } from './0004-care.ts';
import { freshMoves } from './0005-fresh-moves.ts';
import { pushSessions } from './0006-push-sessions.ts';
import { plans } from './0007-plans.ts';
import { signIn } from './0008-sign-in.ts';
import { firstTables } from './0009-first-tables.ts';
import { foundBy } from './0010-found-by.ts';
import { emailLinks } from './0011-email-links.ts';
import { reviews } from './0012-reviews.ts';

/** In the order they are applied; the place in this list, from 1, is the version. What has been released is never changed: add to the end. */
export const MIGRATIONS: readonly Migration[] = [
  tables,
  people,
  play,
  care,
  freshMoves,
  pushSessions,
  plans,
  signIn,
  firstTables,
  foundBy,
  emailLinks,
  reviews,
];
