import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import type { Answer, AnswerValue, RequestBody, TableSave, TableState, Update } from '../core/protocol.ts';
import { emptySave } from '../core/save.ts';
import { checkRequest, checkSave } from '../core/schema.ts';
import { toldTo } from '../core/viewer.ts';
import { type LocalTableOptions, TableHost } from './table-host.ts';

export interface Store {
  load(id: string): Promise<TableSave | undefined>;
  save(save: TableSave, state: TableState): Promise<void>;
}

export interface SessionOptions extends Omit<LocalTableOptions, 'save' | 'tell'> {
  readonly gameById: (id: string) => Outcome<Game>;
  readonly store: Store;
  readonly newId: () => string;
  readonly send: (message: Answer | Update) => void;
}

const DONE: Outcome<AnswerValue> = ok({ type: 'done' });

/** One page at one table: every message is checked, carried out, and answered once. */
export class TableSession {
  private readonly options: SessionOptions;
  private host: TableHost | undefined;

  constructor(options: SessionOptions) {
    this.options = options;
  }

  async receive(message: unknown): Promise<void> {
    const request = checkRequest(message);
    const id = Number((message as { id?: unknown } | null | undefined)?.id ?? 0);
    const answer = request.ok ? await this.carryOut(request.value).catch(notKept) : request;
    this.options.send(answer.ok ? { id, ok: true, value: answer.value } : { id, ok: false, error: answer.error });
  }

  close(): void {
    this.host?.close();
  }

  private async carryOut(request: RequestBody): Promise<Outcome<AnswerValue>> {
    if (request.type === 'create') {
      const save = emptySave(this.options.newId(), request.table, this.options.now());
      return this.open(save);
    }
    if (request.type === 'open') {
      const save = await this.options.store.load(request.table);
      if (!save) return fail('unknown-table', 'This table is not here any more.');
      const checked = checkSave(save);
      return checked.ok ? this.open(checked.value) : checked;
    }
    const { host } = this;
    if (!host) return fail('no-table', 'No table is open yet.');
    switch (request.type) {
      case 'steps': {
        const told = await host.steps(request.from, request.as);
        return told.ok ? ok({ type: 'steps', viewer: toldTo(told.value.viewer), steps: told.value.steps }) : told;
      }
      case 'record': {
        const record = await host.record();
        return record.ok ? ok({ type: 'record', record: record.value }) : record;
      }
      case 'resign':
        return finished(await host.resign());
      case 'settings':
        return finished(await host.settings(request.settings));
      case 'plan':
      case 'planned':
        return fail('not-here', 'Here all are at one device: nobody has to plan ahead.');
      default:
        return finished(await host.act(request, request.at));
    }
  }

  private async open(save: TableSave): Promise<Outcome<AnswerValue>> {
    const game = this.options.gameById(save.game);
    if (!game.ok) return game;
    if (save.seats.length < game.value.minSeats || save.seats.length > game.value.maxSeats)
      return fail('bad-seats', `${game.value.name} is for ${game.value.minSeats} to ${game.value.maxSeats} players.`);
    const host = TableHost.open(game.value, save, {
      ...this.options,
      save: (changed, state) => this.options.store.save(changed, state),
      tell: (update) => this.options.send(update),
    });
    if (!host.ok) return host;
    this.host?.close();
    this.host = host.value;
    const state = host.value.state();
    // the answer goes out before the first update does
    setTimeout(() => void host.value.begin().catch(notKept), 0);
    return ok({ type: 'opened', state });
  }
}

/** The store has failed: its disk is full, or the browser took it away. */
const notKept = (): Outcome<AnswerValue> =>
  fail(
    'not-kept',
    'The table could not be kept on this device, so nothing has changed. Make room there, then try again.',
  );

const finished = (outcome: Outcome<null>): Outcome<AnswerValue> => (outcome.ok ? DONE : outcome);
