import type { StepShelf, Think } from '@tessera/table';
import type { Accounts } from '../../accounts/index.ts';
import type { LogError } from '../../log-error.ts';
import type { Database, MoveLog } from '../../store/index.ts';
import type { TableMetrics } from '../metrics.ts';
import type { Outages } from '../play/outages.ts';
import type { TableRows } from '../store/table-rows.ts';
import type { ReplayThrottle } from './replay-throttle.ts';
import type { Room } from './room.ts';

/** What every room shares. */
export interface RoomContext {
  readonly database: Database;
  readonly rows: TableRows;
  readonly log: MoveLog;
  readonly accounts: Accounts;
  readonly outages: Outages;
  readonly metrics: TableMetrics;
  readonly replayThrottle: ReplayThrottle;
  /** What was played at all tables, in words. */
  readonly shelf: StepShelf;
  readonly think: Think;
  readonly now: () => number;
  /** Its row is to be written anew, some time soon. */
  readonly dirty: (room: Room) => void;
  /** When somebody's time at that table is up. */
  readonly deadline: (table: string, at: number | undefined) => void;
  /** Something of that table could not be read or written: it is looked after again soon. */
  readonly again: (table: string) => void;
  readonly logError: LogError;
}
