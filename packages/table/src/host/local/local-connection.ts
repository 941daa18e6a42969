import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import { checkRequest } from '@tessera/protocol';
import { emptySave } from '../../core/log/save.ts';
import type { Answer, AnswerValue, RequestBody, TableSave, TableState, Update } from '../../core/protocol.ts';
import { checkSave } from '../../core/schema.ts';
import { toldTo } from '../../core/told/viewer.ts';
import { LocalTable, type LocalTableOptions } from './local-table.ts';

export interface Store {
  load(id: string): Promise<TableSave | undefined>;
  save(save: TableSave, state: TableState): Promise<void>;
}

export interface LocalConnectionOptions extends Omit<LocalTableOptions, 'save' | 'tell'> {
  readonly gameById: (id: string) => Outcome<Game>;
  readonly store: Store;
  readonly newId: () => string;
  readonly send: (message: Answer | Update) => void;
}

const DONE: Outcome<AnswerValue> = ok({ type: 'done' });

/** One page at a table on its own device: every message is checked, carried out, and answered once. */
export class LocalConnection {
  private readonly options: LocalConnectionOptions;
  private table: LocalTable | undefined;

  constructor(options: LocalConnectionOptions) {
    this.options = options;
  }

  async receive(message: unknown): Promise<void> {
    const request = checkRequest(message);
    const id = Number((message as { id?: unknown } | null | undefined)?.id ?? 0);
    // what fails at the table is logged by it
    const answer = request.ok ? await this.carryOut(request.value).catch(notKept) : request;
    this.options.send(answer.ok ? { id, ok: true, value: answer.value } : { id, ok: false, error: answer.error });
  }

  close(): void {
    void this.table?.close();
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
    const { table } = this;
    if (!table) return fail('no-table', 'No table is open yet.');
    switch (request.type) {
      case 'steps': {
        const told = await table.steps(request.from, request.as);
        return told.ok ? ok({ type: 'steps', viewer: toldTo(told.value.viewer), steps: told.value.steps }) : told;
      }
      case 'record': {
        const record = await table.record();
        return record.ok ? ok({ type: 'record', record: record.value }) : record;
      }
      case 'resign':
        return finished(await table.resign());
      case 'settings':
        return finished(await table.settings(request.settings));
      case 'plan':
      case 'planned':
        return fail('not-here', 'Here all are at one device: nobody has to plan ahead.');
      default:
        return finished(await table.act(request, request.at));
    }
  }

  private async open(save: TableSave): Promise<Outcome<AnswerValue>> {
    const game = this.options.gameById(save.game);
    if (!game.ok) return game;
    if (save.seats.length < game.value.minSeats || save.seats.length > game.value.maxSeats)
      return fail('bad-seats', `${game.value.name} is for ${game.value.minSeats} to ${game.value.maxSeats} players.`);
    const table = LocalTable.open(game.value, save, {
      ...this.options,
      save: (changed, state) => this.options.store.save(changed, state),
      tell: (update) => this.options.send(update),
    });
    if (!table.ok) return table;
    void this.table?.close();
    this.table = table.value;
    const state = table.value.state();
    // the answer goes out before the first update does; what fails is logged by the table, and the page may try again
    setTimeout(() => void table.value.begin().catch(notKept), 0);
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
