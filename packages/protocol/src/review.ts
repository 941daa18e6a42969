import Type, { type TSchema } from 'typebox';

// What the review of a finished game says: see docs/review.md. Lists go by seat, the first one first; seats count from 1.

const is = (description: string) => ({ description });

const Points = (description: string) =>
  Type.Integer({ ...is(`${description}; in millionths of a point, 100 points for a win`) });
const BySeat = (description: string) => Type.Array(Points(description));
const Seat = (description: string) => Type.Integer({ minimum: 0, ...is(description) });

const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder', 'unclear'] as const;
const Mark = Type.Enum([...MARKS], is('what the loss is called; "unclear" where it is within its own uncertainty'));
const Performance = Type.Enum(['beginner', 'novice', 'intermediate', 'advanced', 'master']);

const Changes = Type.Object({
  luck: BySeat('dice and cards: the chance after them less the mean over all there could have been'),
  hidden: BySeat('a decision in the world that was, against the mean of the worlds its view allowed'),
  decision: BySeat('what a decision lost who made it, and what the others had of it'),
  mind: BySeat("the engine's own change of mind"),
});

const Verdict = Type.Object({
  best: Type.String(is('the best move found, in notation')),
  loss: Points('the best move less the one played, to who decided'),
  error: Points('the standard error of the loss'),
  mark: Mark,
  counted: Type.Boolean(is('whether it counts in averages: something hung on it')),
  difficulty: Points('what a medium bot would have lost here on the average'),
  moves: Type.Array(
    Type.Object({ move: Type.String(), chances: BySeat('what the move is worth from the view of who decided') }),
    is('the moves that were compared, the best first'),
  ),
});

const Moment = Type.Object({
  at: Type.Integer({ minimum: 0, ...is('the index of the move in the record, from 0') }),
  kind: Type.Enum(
    ['roll', 'draw', 'hidden', 'decision', 'forced'],
    is('"hidden" is a card drawn in secret, "forced" a move without a choice'),
  ),
  seat: Seat('whose turn it was, or who decided; 0 for nobody'),
  move: Type.String(is('the move, in notation')),
  chances: BySeat('the chances before the move'),
  changes: Changes,
  error: BySeat('the standard error of the luck, or of the decision'),
  luck: Type.Optional(Type.Enum(['lucky', 'unlucky', 'unclear'], is('what a roll was to the seat whose turn it was'))),
  decision: Type.Optional(Verdict),
});

const Tally = Type.Object({
  made: Type.Integer(is('all decisions of the seat, forced ones too')),
  forced: Type.Integer(),
  counted: Type.Integer(is('those that count in averages')),
  marks: Type.Object(Object.fromEntries(MARKS.map((mark) => [mark, Type.Integer()])) as Record<Mark, Type.TInteger>),
  loss: Points('the mean loss of a counted decision'),
  error: Points('its standard error'),
  difficulty: Points('the mean of what a medium bot would have lost in them'),
  performance: Type.Array(
    Performance,
    is('how well the seat played: a name, or two where both may be right; none where too little is known'),
  ),
});
type Mark = (typeof MARKS)[number];

const SeatLedger = Type.Object({
  seat: Seat('the seat, from 1'),
  start: Points('the chance at the start'),
  luck: Points('dice and cards'),
  hidden: Points('what was hidden'),
  own: Points("the seat's own decisions"),
  others: Points("the others' decisions"),
  mind: Points("the engine's own change of mind"),
  result: Points('the chance at the end: the sum of all of these'),
  errors: Type.Object({
    luck: Points('a standard error'),
    own: Points('a standard error'),
    others: Points('a standard error'),
  }),
  decisions: Tally,
});

const Budget = Type.Union([Type.Object({ ms: Type.Number() }), Type.Object({ iterations: Type.Integer() })]);

export const ReviewSchema = Type.Object({
  game: Type.String(),
  seats: Type.Integer(),
  effort: Type.Object(
    {
      search: Type.Optional(Budget),
      compare: Type.Optional(Budget),
      worlds: Type.Integer(),
      roll: Type.Integer(),
    },
    is('how much the review thought'),
  ),
  playedOut: Type.Boolean(is('whether the game was played out; if not, the result is the chances it was left with')),
  moments: Type.Array(Moment, is('every move of the record, chance included')),
  result: BySeat('the chances after the last move'),
  ledger: Type.Array(SeatLedger, is('what each seat owes its result to')),
  turningPoints: Type.Array(
    Type.Object({
      from: Type.Integer(is('the index of the first move')),
      to: Type.Integer(is('the index of the last move')),
      seat: Seat('whose turn it was; 0 for nobody'),
      changes: Changes,
    }),
    is('the turns in which chances changed most, the largest change first'),
  ),
}) satisfies TSchema;
