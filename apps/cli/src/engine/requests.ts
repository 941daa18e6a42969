import Type, { type Static } from 'typebox';

// Each description finishes the sentence "<field> is …": it is the documentation and the error message alike.
const is = (description: string) => ({ description });

const Id = Type.Optional(Type.Unknown(is('anything; the answer carries it back')));
const Seed = Type.Optional(
  Type.Union(
    [Type.Integer(), Type.String({ maxLength: 100 })],
    is('a whole number or a text of at most 100 characters'),
  ),
);
const Chance = Type.Optional(
  Type.Union(
    [Type.Literal('auto'), Type.Literal('manual')],
    is('"auto" (the engine rolls, the default) or "manual" (you play the outcomes)'),
  ),
);
const Move = Type.Union(
  [Type.String(), Type.Object({ type: Type.String() })],
  is('a move as notation, such as "pass", or as an object with a "type"'),
);

const Viewer = Type.Union(
  [Type.Integer(), Type.Literal('spectator')],
  is('the number of a seat, from 1, or "spectator"'),
);

const request = <const Verb extends string, const Fields extends Type.TProperties>(verb: Verb, fields: Fields) =>
  Type.Object({ id: Id, verb: Type.Literal(verb), ...fields }, { additionalProperties: false });

export const REQUESTS = {
  games: request('games', {}),
  new: request('new', {
    game: Type.String(is('the id of a game, as "games" lists them')),
    seats: Type.Optional(Type.Integer(is('a whole number, how many players there are'))),
    scenario: Type.Optional(
      Type.Union([Type.String(), Type.Object({})], is('the id of a scenario, or a whole scenario as an object')),
    ),
    options: Type.Optional(
      Type.Record(Type.String(), Type.String(), is('an object of texts, such as {"lateTie":"first"}')),
    ),
    seed: Seed,
    chance: Chance,
  }),
  load: request('load', {
    position: Type.Optional(Type.Object({}, is('a position, as "position" answers it'))),
    record: Type.Optional(Type.Object({}, is('a game record, as "record" answers it'))),
    seed: Seed,
    chance: Chance,
  }),
  legal: request('legal', {}),
  play: request('play', {
    move: Type.Optional(Move),
    moves: Type.Optional(Type.Array(Move, is('a list of moves; all of them are played, or none'))),
  }),
  undo: request('undo', { count: Type.Optional(Type.Integer({ minimum: 1, ...is('a whole number from 1') })) }),
  view: request('view', { seat: Viewer }),
  steps: request('steps', {
    seat: Viewer,
    from: Type.Optional(Type.Integer({ minimum: 0, ...is('a whole number, how many moves to leave out') })),
  }),
  position: request('position', {}),
  record: request('record', {}),
  result: request('result', {}),
  best: request('best', {
    level: Type.Optional(Type.String(is('the id of a level, as "games" lists them'))),
    ms: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 600_000, ...is('a whole number of milliseconds, from 1 to 600000') }),
    ),
    seed: Seed,
  }),
  hint: request('hint', {
    iterations: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100_000, ...is('a whole number of descents, from 1 to 100000') }),
    ),
    seed: Seed,
  }),
  // it answers nothing else meanwhile, and a game has hundreds of searches: whoever wants longer ones has the command
  analyze: request('analyze', {
    iterations: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 20_000, ...is('a whole number of descents, from 1 to 20000') }),
    ),
    ms: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2000, ...is('a whole number of milliseconds, from 1 to 2000') }),
    ),
    quick: Type.Optional(Type.Boolean(is('whether to use the evaluation alone'))),
  }),
  quit: request('quit', {}),
};

export type Verb = keyof typeof REQUESTS;
export type Requests = { [V in Verb]: Static<(typeof REQUESTS)[V]> };
export const VERBS = Object.keys(REQUESTS) as Verb[];
