import { fail, type Outcome, ok, type Seat, type SeatNumber, seatOf } from '@tessera/kernel';
import { checkRequest } from '@tessera/protocol';
import { NO_ROOM, NoRoomError } from '../../core/log/table-log.ts';
import { LONGEST_PLAN } from '../../core/plan.ts';
import type { Act, AnswerValue, Plan, Request, RequestBody, TableSettings, ToldTo } from '../../core/protocol.ts';
import type { WireMessage, WireMoved, WireUpdate } from '../../core/told/news-text.ts';
import { toldTo, viewerOf } from '../../core/told/viewer.ts';
import type { Acted } from '../table-session.ts';
import type { Listener } from './audience.ts';
import type { StepsFor } from './history.ts';
import type { TableReader } from './reader.ts';

export interface Seated {
  /** The seats the page speaks for; none to look on. */
  readonly seats: readonly SeatNumber[];
  readonly send: (message: WireMessage) => void;
  /** One message in pieces, which others are sent as well; where this is left out it is put together. */
  readonly sendParts?: (parts: readonly Uint8Array[]) => void;
  /** What happened could not be told: the page has to open the table anew. */
  readonly lost?: () => void;
}

/** What a connection needs of its table. */
export interface ConnectedTable {
  readonly reader: TableReader;
  /** Whatever looks at the table or changes it waits for its turn, and so never sees what is not safe yet. */
  inTurn<T>(act: () => Promise<T>): Promise<T>;
  act(from: Listener, act: Act, at: number | undefined): Acted | Promise<Acted>;
  prefer(seats: readonly Seat[], settings: TableSettings): Promise<void>;
  plan(seat: Seat, plan: Plan | undefined): Promise<Outcome<null>>;
  planOf(seat: Seat): { readonly plan: Plan; readonly stuck: boolean } | undefined;
  tellOne(listener: Listener): void;
  leave(listener: Listener): void;
}

/** One page at an online table: every message is checked, carried out, and answered once. */
export class OnlineConnection implements Listener {
  own: readonly Seat[];
  lean = false;
  listens = false;
  private readonly table: ConnectedTable;
  private readonly seated: Seated;

  constructor(table: ConnectedTable, seated: Seated) {
    this.table = table;
    this.seated = seated;
    this.own = seated.seats.map(seatOf);
  }

  receive(message: unknown): Promise<void> {
    const request = checkRequest(message);
    // whoever runs the table has logged what failed
    if (request.ok) return this.carryOut(request.value).catch((error) => this.answer(idOf(message), notKept(error)));
    this.answer(idOf(message), request);
    return Promise.resolve();
  }

  /** How many steps whoever asks that would be told, and how many of them have to be put into words, which is as much work as some moves. */
  readingOf(message: unknown): { readonly steps: number; readonly missing: number } {
    const asked = this.stepsAsked(message);
    if (!asked) return { steps: 0, missing: 0 };
    const { history, moves } = this.table.reader;
    return { steps: Math.max(0, moves - asked.from), missing: history.missing(asked.from, asked.who) };
  }

  /** What is asked for is put into words, with rests for everybody else: then it is quickly told. */
  async prepare(message: unknown, rest: () => Promise<void>): Promise<void> {
    const asked = this.stepsAsked(message);
    if (asked) await this.table.reader.history.prepare(asked.from, asked.who, rest);
  }

  private stepsAsked(message: unknown): { readonly from: number; readonly who: StepsFor } | undefined {
    const request = checkRequest(message);
    if (!request.ok) return undefined;
    const { reader } = this.table;
    const eyes = reader.eyes(this.own);
    const { value } = request;
    if (value.type === 'steps') {
      const viewer = value.as === undefined ? eyes : viewerOf(value.as);
      return reader.mayLook(viewer, this.own)
        ? { from: value.from, who: reader.stepsFor(viewer, this.lean) }
        : undefined;
    }
    if (value.type !== 'open' || value.from === undefined) return undefined;
    return { from: this.keptFor(value, toldTo(eyes)), who: reader.stepsFor(eyes, value.lean === true) };
  }

  /** From now on the page speaks for other seats: somebody sat down, or left. For whoever has the turn at the table. */
  speakFor(seats: readonly SeatNumber[]): void {
    this.own = seats.map(seatOf);
    if (this.listens) this.table.tellOne(this);
  }

  close(): void {
    this.listens = false;
    this.table.leave(this);
  }

  send(told: WireUpdate | WireMoved): void {
    this.seated.send(told);
  }

  lose(): void {
    this.seated.lost?.();
  }

  private carryOut(request: Request): Promise<void> {
    switch (request.type) {
      case 'open':
        return this.inTurn(request.id, () => this.open(request));
      case 'steps':
        return this.inTurn(request.id, () => this.steps(request.from, request.as));
      case 'record':
        return this.inTurn(request.id, () => {
          const record = this.table.reader.record();
          return record.ok ? ok({ type: 'record', record: record.value }) : record;
        });
      case 'settings':
        return this.prefer(request.id, request.settings);
      case 'plan':
        return this.plan(request.id, request.plan ?? undefined);
      case 'planned':
        return this.inTurn(request.id, () => {
          const planned = this.table.planOf(this.own[0] ?? -1);
          return ok({ type: 'planned', plan: planned?.plan ?? null, stuck: planned?.stuck ?? false });
        });
      case 'create':
        this.answer(request.id, fail('not-here', 'A table is set up before anybody connects to it.'));
        return Promise.resolve();
      case 'resign':
        this.answer(
          request.id,
          fail('not-here', 'At an online table you resign by leaving it: POST /api/tables/:id/leave.'),
        );
        return Promise.resolve();
      default:
        return this.act(request);
    }
  }

  private act(request: Request & Act & { readonly at?: number }): Promise<void> {
    const { id } = request;
    if (this.listens) return this.table.inTurn(() => this.actInTurn(request));
    this.answer(id, fail('no-table', 'The table is not open yet: ask to open it first.'));
    return Promise.resolve();
  }

  private actInTurn(request: Request & Act & { readonly at?: number }): Promise<void> {
    const { id } = request;
    const done = this.table.act(this, request, request.at);
    if (done instanceof Promise) return done.then((acted) => this.answerAct(id, acted));
    this.answerAct(id, done);
    return Promise.resolve();
  }

  /** What was done is answered with what it led to; what the page has heard of before, with no more than that it is done. */
  private answerAct(id: number, done: Acted): void {
    if (!done.ok) {
      const { error } = done;
      const now = error.code === 'too-late' ? { state: this.table.reader.state(this.own, this.lean) } : {};
      this.seated.send({ id, ok: false, error, ...now });
    } else if (done.value) this.seated.send({ ...done.value, re: id });
    else this.answer(id, DONE);
  }

  private open(request: RequestBody & { readonly type: 'open' }): Outcome<AnswerValue | InParts> {
    const { reader } = this.table;
    if (request.table !== reader.head.id) return fail('wrong-table', 'This connection is for another table.');
    this.lean = request.lean === true;
    this.listens = true;
    const state = reader.state(this.own, this.lean);
    const print = this.lean ? reader.fingerprint : {};
    if (request.from === undefined) return ok({ type: 'opened', state, ...print });
    const kept = this.keptFor(request, state.viewer);
    const who = reader.stepsFor(viewerOf(state.viewer), this.lean);
    return ok({ type: 'opened', state, kept, ...print, steps: reader.history.steps(kept, who) });
  }

  /** Who has looked with other eyes is told everything anew. */
  private keptFor({ from = 0, as }: RequestBody & { readonly type: 'open' }, viewer: ToldTo): number {
    return as === undefined || as === viewer ? this.table.reader.keptSince(from) : 0;
  }

  private steps(from: number, as: (RequestBody & { readonly type: 'steps' })['as']): Outcome<InParts> {
    const { reader } = this.table;
    const viewer = as === undefined ? reader.eyes(this.own) : viewerOf(as);
    if (!reader.mayLook(viewer, this.own))
      return fail('not-your-eyes', 'What other seats see is shown once the game is over.');
    const steps = reader.history.steps(from, reader.stepsFor(viewer, this.lean));
    return ok({ type: 'steps', viewer: toldTo(viewer), steps });
  }

  private async prefer(id: number, settings: TableSettings): Promise<void> {
    if (this.own.length === 0) return this.answer(id, fail('not-your-seat', 'Who looks on has nothing to settle.'));
    await this.table.inTurn(() => this.table.prefer(this.own, settings));
    this.answer(id, DONE);
  }

  private async plan(id: number, plan: Plan | undefined): Promise<void> {
    const [seat, ...others] = this.own;
    if (seat === undefined || others.length > 0)
      return this.answer(id, fail('not-your-seat', 'Who plays alone at a device plans ahead there, and nobody else.'));
    if (JSON.stringify(plan ?? null).length > LONGEST_PLAN)
      return this.answer(id, fail('too-long', `A plan is at most ${LONGEST_PLAN} characters long.`));
    await this.table.inTurn(async () => {
      const done = await this.table.plan(seat, plan);
      this.answer(id, done.ok ? DONE : done);
    });
  }

  /** Answered while it is its turn, so that answers and updates come in the order in which things happened. */
  private inTurn(id: number, act: () => Outcome<AnswerValue | InParts>): Promise<void> {
    return this.table.inTurn(async () => this.answer(id, act()));
  }

  private answer(id: number, outcome: Outcome<AnswerValue | InParts>): void {
    const { send, sendParts } = this.seated;
    if (!outcome.ok) send({ id, ok: false, error: outcome.error });
    else if (!isInParts(outcome.value)) send({ id, ok: true, value: outcome.value });
    else if (sendParts) sendParts(partsOf(id, outcome.value));
    else
      send(
        JSON.parse(
          partsOf(id, outcome.value)
            .map((part) => decoder.decode(part))
            .join(''),
        ),
      );
  }
}

/** An answer whose steps are in words already. */
type InParts = (
  | Omit<AnswerValue & { readonly type: 'opened' }, 'steps'>
  | Omit<AnswerValue & { readonly type: 'steps' }, 'steps'>
) & { readonly steps: readonly Uint8Array[] };

const isInParts = (value: AnswerValue | InParts): value is InParts =>
  'steps' in value && value.steps !== undefined && (value.steps.length === 0 || value.steps[0] instanceof Uint8Array);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The answer as text, letter by letter as if it had been made at once. */
function partsOf(id: number, { steps, ...rest }: InParts): Uint8Array[] {
  const value = JSON.stringify({ ...rest, steps: [] });
  const head = `{"id":${id},"ok":true,"value":${value.slice(0, value.lastIndexOf(']'))}`;
  return [encoder.encode(head), ...steps, encoder.encode(']}}')];
}

const DONE: Outcome<AnswerValue> = ok({ type: 'done' });

const notKept = (error: unknown): Outcome<AnswerValue> =>
  error instanceof NoRoomError
    ? fail('disk-full', NO_ROOM)
    : fail('not-kept', 'The table could not be kept just now, so nothing has changed. Try again in a moment.');

/** Also of messages that are no requests, as far as they have one. */
const idOf = (message: unknown): number => {
  const id = (message as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : 0;
};
