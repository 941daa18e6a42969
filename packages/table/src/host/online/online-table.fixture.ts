import { type Game, type SeatNumber, SeededRng, unwrap } from '@tessera/kernel';
import { Follower } from '../../client/follower.ts';
import type { Entry } from '../../core/log/journal.ts';
import type { TableLog, Told } from '../../core/log/table-log.ts';
import type { KeptPlan } from '../../core/plan.ts';
import type {
  Answer,
  NewTable,
  RequestBody,
  SeatSpec,
  TableSettings,
  TableState,
  Update,
} from '../../core/protocol.ts';
import { encode, updateOf, type WireMessage, type WireMoved, type WireUpdate } from '../../core/told/news-text.ts';
import type { OnlineConnection } from './online-connection.ts';
import { OnlineTable, type OnlineTableOptions, type TableChange } from './online-table.ts';

export const person = (name: string): SeatSpec => ({ kind: 'human', name, colour: 'amber' });
export const robot: SeatSpec = { kind: 'bot', name: 'Slate', colour: 'sky', level: 'easy' };

export const tableOf = (
  game: string,
  seats: SeatSpec[],
  settings: TableSettings = { confirmTurn: false, autoRoll: false },
): NewTable => ({ game, seats, scenario: 'plain', options: {}, settings });

/** A log in memory, that can be slow, full, or written by somebody else. */
export class MemoryLog implements TableLog {
  readonly tables = new Map<string, Entry[]>();
  full = false;
  /** Writes, and then breaks before it can say so. */
  breaks = false;
  slow: Promise<void> | undefined;
  /** Plans of seats, kept in the same place. */
  readonly plans = new Map<SeatNumber, KeptPlan>();

  append(table: string, number: number, entries: readonly Entry[], { done, failed }: Told): void {
    this.write(table, number, entries).then(done, failed);
  }

  private async write(table: string, number: number, entries: readonly Entry[]): Promise<boolean> {
    await this.slow;
    if (this.full) throw new Error('SQLITE_FULL');
    const list = this.tables.get(table) ?? [];
    if (number < list.length) return false;
    this.tables.set(table, [...list, ...structuredClone(entries)]);
    if (this.breaks) throw new Error('ECONNRESET');
    return true;
  }

  async read(table: string): Promise<readonly Entry[]> {
    return structuredClone(this.tables.get(table) ?? []);
  }
}

/** A page with a socket: everything that comes over it is kept as the text it was. */
export class FakePage {
  readonly texts: string[] = [];
  readonly answers: Answer[] = [];
  readonly updates: Update[] = [];
  readonly connection: OnlineConnection;
  private readonly follower: Follower | undefined;
  private known: TableState | undefined;
  private next = 1;

  constructor(online: OnlineTable, seats: number[], game?: Game) {
    this.follower = game && new Follower(game);
    this.connection = online.connect({ seats: seats as SeatNumber[], send: this.send });
  }

  get state(): TableState {
    if (!this.known) throw new Error('The table is not open yet.');
    return this.known;
  }

  readonly send = (message: WireMessage): void => {
    const text = encode(message);
    this.texts.push(text);
    const heard = JSON.parse(text) as WireMessage;
    if ('type' in heard) {
      const update = this.updateBy(heard);
      this.known = update.state;
      this.updates.push(update);
      if (heard.re !== undefined) this.answers.push({ id: heard.re, ok: true, value: { type: 'done' } });
      return;
    }
    if (heard.ok && heard.value.type === 'opened') this.known = this.complete(heard.value.state);
    this.answers.push(heard);
  };

  private updateBy(heard: WireUpdate | WireMoved): Update {
    if (heard.type === 'update') {
      const update = updateOf(this.state, heard);
      return { ...update, state: this.complete(update.state) };
    }
    if (!this.follower) throw new Error('Moves alone for a page that does not know the rules.');
    return unwrap(this.follower.follow(this.state, heard));
  }

  private complete(state: TableState): TableState {
    return this.follower ? unwrap(this.follower.begin(state)) : state;
  }

  /** Sends a request and returns its answer. */
  async ask(body: RequestBody, id = this.next++): Promise<Answer> {
    const before = this.answers.length;
    await this.connection.receive({ v: 3, id, ...body });
    const answer = this.answers.slice(before).find((each) => each.id === id);
    if (!answer) throw new Error(`No answer to ${JSON.stringify(body)}`);
    return answer;
  }

  /** Whatever is asked of it, for the number it knows. */
  act(n = 0): Promise<Answer> {
    const { waiting, legal, at } = this.state;
    if (waiting === 'move') return this.ask({ type: 'move', move: legal[n].text, at });
    return this.ask({ type: waiting as 'roll' | 'confirm', at });
  }

  last(): Update {
    return this.updates[this.updates.length - 1];
  }
}

/** A table on a server of its own. `seats` of a page are seat numbers. */
export async function serve(
  game: Game,
  table: NewTable,
  log = new MemoryLog(),
  chance: OnlineTableOptions['chance'] = (move, branches) => new SeededRng(`${branches.length} ${move}`),
) {
  const changes: TableChange[] = [];
  const online = unwrap(
    OnlineTable.open(
      game,
      { id: 't1', table },
      await log.read('t1'),
      {
        log,
        chance,
        think: async () => '',
        changed: (change) => changes.push(change),
        plans: {
          save: async (seat, plan) => void log.plans.set(seat, structuredClone(plan)),
          remove: async (seat, number) => {
            if (log.plans.get(seat)?.number === number) log.plans.delete(seat);
          },
        },
      },
      new Map(log.plans),
    ),
  );
  const page = async (seats: number[], open: Partial<RequestBody & { type: 'open' }> = {}) => {
    const fake = new FakePage(
      online,
      seats,
      open.lean && !game.hidesInformation && !game.rules.veilMove ? game : undefined,
    );
    await fake.ask({ type: 'open', table: 't1', ...open });
    return fake;
  };
  return { online, log, changes, page };
}
