import type { ChatMessage, Clocks, Offer as OfferTold, PersonRef, RoomNews, RoomRequest } from '@tessera/protocol';
import type { FairSecret } from '@tessera/table';
import { demand, type Person, Refusal } from '../../accounts/index.ts';
import { CLOSE } from '../../sockets/index.ts';
import { TokenBucket } from '../../sockets/token-bucket.ts';
import { askedOf, type Offer } from '../agreements/offers.ts';
import { Known } from '../lobby/table-info.ts';
import { isMessageId, readText } from '../moderation/chat.ts';
import { ChatStore, type StoredChatMessage } from '../store/chat-store.ts';
import { MuteStore } from '../store/mute-store.ts';
import { ReportStore } from '../store/report-store.ts';
import { Member, type RoomSocket, type Visitor } from './member.ts';
import type { RoomContext } from './room-context.ts';
import { peopleAt, type TableRow } from './table-row.ts';

/** What somebody says to all in the room. */
type Said = Extract<RoomRequest, { type: 'chat' | 'phrase' }>;

/** What everybody in a room is told besides the game. */
export interface ToldOfRoom {
  readonly row: TableRow;
  readonly moves: number;
  readonly clocks: Clocks | null;
  readonly fair: Pick<FairSecret, 'clientSeeds' | 'closed'>;
}

/** Changes that come together are told together. */
const TELL_MS = 25;
const MOST_MEMBERS = 1_000;
const LINES_PER_SECOND = 0.5;
const LINES_AT_ONCE = 5;

/** Everybody who is connected to a table: who is there, how the room stands, and what they say to each other. */
export class RoomAudience {
  readonly members = new Set<Member>();
  private readonly context: RoomContext;
  private readonly now: () => ToldOfRoom;
  private readonly left: (person: string) => void;
  /** What each of those who may write here may still say. */
  private readonly lines = new Map<string, TokenBucket>();
  private telling: NodeJS.Timeout | undefined;

  /** `left`: somebody has closed their last page. */
  constructor(context: RoomContext, { now, left }: { now: () => ToldOfRoom; left: (person: string) => void }) {
    this.context = context;
    this.now = now;
    this.left = left;
  }

  has(person: string): boolean {
    for (const member of this.members) if (member.person === person) return true;
    return false;
  }

  async join(socket: RoomSocket, visitor: Visitor): Promise<Member | undefined> {
    if (this.members.size >= MOST_MEMBERS) {
      socket.close(CLOSE.full);
      return undefined;
    }
    const { database } = this.context;
    const { caller } = visitor;
    const muted = caller ? await new MuteStore(database).of(caller.person.id) : [];
    const member = new Member(socket, visitor, muted);
    this.members.add(member);
    try {
      const lines = await new ChatStore(database).last(this.now().row.id);
      const chat = lines.filter(({ person }) => !person || !member.muted.has(person));
      member.welcome(this.news(member, await this.known(chat), chat));
    } catch (error) {
      this.leave(member);
      throw error;
    }
    this.tellLater();
    return member;
  }

  leave(member: Member): void {
    member.leave();
    this.members.delete(member);
    if (member.person && !this.has(member.person)) this.left(member.person);
    this.tellLater();
  }

  /** A line of the chat, for everybody who wants to hear it. */
  async say(member: Member, person: Person, message: Said): Promise<void> {
    const { row } = this.now();
    const invited = row.data.seats.some((seat) => seat.invited === person.id);
    if (!peopleAt(row).includes(person.id) && row.data.host !== person.id && !invited)
      throw new Refusal(403, 'not-at-table', 'Only those who play at this table may write here.');
    const said = saidIn(message);
    const { database, now } = this.context;
    if ('text' in said) await this.mustBeAllowed(person);
    if (!this.maySay(person.id))
      throw new Refusal(429, 'too-many', 'That was a lot at once; wait a moment before you write again.');
    const id = isMessageId(message.line) ? message.line : undefined;
    const { message: stored, fresh } = await database.transaction((queries) =>
      new ChatStore(queries).add(row.id, person.id, said, now(), id),
    );
    // a name may have been taken away since they came in
    const refs = await this.context.accounts.refs([person.id]);
    const told = chatMessage(stored, refs.get(person.id) ?? { id: person.id, name: '—' });
    // a line that everybody has heard already is told again to whoever did not hear that they did
    for (const other of fresh ? this.members : [member])
      if (!other.muted.has(person.id)) other.tell({ type: 'chat', line: told });
  }

  /** By person: whoever opens a page anew, or ten of them, has no more to say for that. */
  private maySay(person: string): boolean {
    const now = this.context.now();
    const lines = this.lines.get(person) ?? new TokenBucket(LINES_PER_SECOND, LINES_AT_ONCE, now);
    this.lines.set(person, lines);
    return lines.take(now);
  }

  /** Whoever runs the server can close a chat, and let somebody write no more. */
  private async mustBeAllowed(person: Person): Promise<void> {
    if (this.now().row.data.chatClosed)
      throw new Refusal(403, 'chat-closed', 'The chat of this table was closed; the quick phrases are left.');
    if ((await new ReportStore(this.context.database).silenced([person.id])).has(person.id))
      throw new Refusal(403, 'silenced', 'You can not write here any more; the quick phrases are left.');
  }

  tellLater(): void {
    if (this.members.size === 0) return;
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      void this.tellAll().catch((error: unknown) =>
        this.context.logError('pages at a table could not be told', error, this.now().row.id),
      );
    }, TELL_MS);
  }

  close(): void {
    clearTimeout(this.telling);
  }

  private async tellAll(): Promise<void> {
    const known = await this.known();
    for (const member of this.members) member.tell(this.news(member, known));
  }

  private known(chat: readonly StoredChatMessage[] = []): Promise<Known> {
    const writers = chat.flatMap(({ person }) => person ?? []);
    const here = [...this.members].flatMap(({ person }) => person ?? []);
    const { row } = this.now();
    const asked = row.data.offers.flatMap(({ person }) => person ?? []);
    return Known.of(this.context.accounts, [row], [...writers, ...here, ...asked]);
  }

  private news(member: Member, known: Known, chat?: readonly StoredChatMessage[]): RoomNews {
    const { row, moves, clocks, fair } = this.now();
    const present = [...new Set([...this.members].flatMap(({ person }) => person ?? []))];
    return {
      type: 'room',
      room: {
        table: known.table(row, member.person, { moves }),
        present: present.map((id) => known.person(id)),
        looking: this.members.size,
        clocks,
        offers: row.data.offers.map((offer) => offerTold(offer, row, known)),
        fair: { clientSeeds: fair.clientSeeds, closed: fair.closed },
        ...(chat && { chat: chat.map((line) => chatMessage(line, known.person(line.person))) }),
      },
    };
  }
}

function offerTold(offer: Offer, row: TableRow, known: Known): OfferTold {
  const { id, kind, to, seat, person, by, yes } = offer;
  const waitingFor = askedOf(row, offer).filter((one) => !yes.includes(one));
  return {
    id,
    kind,
    ...(to !== undefined && { to }),
    ...(seat !== undefined && { seat, person: person ? known.person(person) : null }),
    by: known.person(by),
    yes,
    waitingFor: waitingFor.map((one) => known.person(one)),
  };
}

const chatMessage = (message: StoredChatMessage, person: PersonRef): ChatMessage => ({ ...message, person });

const saidIn = (message: Said): { text: string } | { phrase: string } =>
  message.type === 'phrase' ? { phrase: message.id } : { text: demand(readText(message.text)) };
