import { ReviewSchema } from '@tessera/protocol';
import Type from 'typebox';
import type { Verb } from './requests.ts';

const is = (description: string) => ({ description });

const Actor = Type.Union(
  [
    Type.Object({ kind: Type.Literal('seat'), seat: Type.Integer({ minimum: 1 }) }),
    Type.Object({ kind: Type.Literal('chance') }),
    Type.Object({ kind: Type.Literal('over') }),
  ],
  is('who acts now: a seat, counted from 1; chance; or nobody, as the game is over'),
);
const Notations = Type.Array(Type.String(), is('the moves that were played, as notation, chance included'));
const Events = Type.Array(Type.Object({ type: Type.String() }), is('what happened, in order'));
const Happened = { played: Notations, events: Events, actor: Actor };
const Table = {
  game: Type.String(),
  seats: Type.Integer(),
  scenario: Type.Union([Type.String(), Type.Object({})]),
  options: Type.Record(Type.String(), Type.String()),
  chance: Type.Union([Type.Literal('auto'), Type.Literal('manual')]),
  seed: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
};
const DescribedMove = { text: Type.String(), move: Type.Object({ type: Type.String() }) };
const Standing = Type.Object({ seat: Type.Integer({ minimum: 1 }), points: Type.Number(), rank: Type.Integer() });

const FIELDS: Record<Verb, Type.TProperties> = {
  games: {
    version: Type.String(),
    games: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        seats: Type.Object({ min: Type.Integer(), max: Type.Integer(), default: Type.Integer() }),
        scenarios: Type.Array(Type.String()),
        options: Type.Array(
          Type.Object({ id: Type.String(), values: Type.Array(Type.String()), default: Type.String() }),
        ),
        /** Of the levels, by id, with 95 % intervals: docs/levels.md. */
        ratings: Type.Record(
          Type.String(),
          Type.Object({ rating: Type.Number(), low: Type.Number(), high: Type.Number() }),
        ),
      }),
    ),
    levels: Type.Array(Type.Object({ id: Type.String(), ms: Type.Number() })),
  },
  new: { ...Table, ...Happened },
  load: { ...Table, ...Happened },
  legal: { actor: Actor, moves: Type.Array(Type.Object({ ...DescribedMove, weight: Type.Optional(Type.Number()) })) },
  play: Happened,
  undo: { undone: Notations, actor: Actor },
  view: { view: Type.Object({}), actor: Actor },
  steps: {
    steps: Type.Array(
      Type.Object({
        text: Type.String(is('the move as that seat may know it; its secret part is left out')),
        by: Type.Integer({ minimum: 0, ...is('the seat that made it; 0 for chance') }),
        events: Events,
      }),
    ),
    actor: Actor,
  },
  position: { position: Type.Object({}), actor: Actor },
  record: { record: Type.Object({}), actor: Actor },
  result: {
    result: Type.Object({
      over: Type.Boolean(),
      winners: Type.Array(Type.Integer({ minimum: 1 })),
      standings: Type.Array(Standing),
      rival: Type.Optional(
        Type.Object(
          { points: Type.Number(), rank: Type.Integer(), wins: Type.Boolean() },
          is('who a lone seat plays against; it is no seat, so it is not among the winners'),
        ),
      ),
    }),
    actor: Actor,
  },
  best: {
    move: Type.Object(DescribedMove),
    values: Type.Array(Type.Number(), is('what each seat may expect, from 0 to 1, by seat')),
    iterations: Type.Integer(),
    actor: Actor,
  },
  hint: {
    moves: Type.Array(
      Type.Object({
        ...DescribedMove,
        chances: Type.Array(Type.Number(), is('how likely each seat is to win then, from 0 to 100, by seat')),
        error: Type.Number(is('the standard error of what it is less than the first move, in the same points')),
        isWorse: Type.Boolean(is('whether it is clearly less than the first move')),
        line: Type.Array(Type.String(), is('the best moves after it in the same turn, before dice and cards')),
        reasons: Type.Array(
          Type.Object({ type: Type.String() }, is('what it wins, stops or risks, in the terms of the game')),
        ),
      }),
      is('three at most, the best first'),
    ),
    actor: Actor,
  },
  analyze: { review: ReviewSchema, actor: Actor },
  quit: {},
};

const Id = Type.Optional(Type.Unknown());

const answers = Object.entries(FIELDS).map(([verb, fields]) => [
  verb,
  Type.Object({ id: Id, ok: Type.Literal(true), ...fields }),
]);
export const ANSWERS: Readonly<Record<Verb, Type.TSchema>> = Object.fromEntries(answers);

export const ERROR_ANSWER = Type.Object({
  id: Id,
  ok: Type.Literal(false),
  error: Type.Object({
    code: Type.String(is('for programs, stable')),
    message: Type.String(is('for people: a sentence that names what is wrong')),
  }),
});
