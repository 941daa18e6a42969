import Type from 'typebox';
import { PersonRefSchema } from '../people.ts';
import { extended, fields, type Told } from '../schema.ts';

const rating = {
  rating: Type.Number(),
  /** In 19 of 20 cases the true strength is within this of the rating. */
  plusMinus: Type.Number(),
};

export const LeaderSchema = extended(PersonRefSchema, {
  place: Type.Integer(),
  games: Type.Integer(),
  wins: Type.Integer(),
  ...rating,
});
export type Leader = Told<typeof LeaderSchema>;

export const LeaderboardSchema = Type.Object({
  game: Type.String(),
  /** Fewer games say too little for a place. */
  atLeastGames: Type.Integer(),
  people: Type.Array(LeaderSchema),
  me: Type.Union([LeaderSchema, Type.Null()]),
});
export type Leaderboard = Told<typeof LeaderboardSchema>;

const whole = (says: string) => Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$', says }));
export const PageQuery = fields({
  limit: whole('The limit is a whole number.'),
  offset: whole('The offset is a whole number.'),
});

/** What everybody may know of somebody. */
export const ProfileSchema = extended(PersonRefSchema, {
  since: Type.Number(),
  awayUntil: Type.Union([Type.Number(), Type.Null()]),
  statistics: Type.Array(
    Type.Object({
      game: Type.String(),
      played: Type.Integer(),
      won: Type.Integer(),
      rated: Type.Integer(),
      bestPoints: Type.Number(),
      averagePoints: Type.Number(),
      lastAt: Type.Number(),
    }),
  ),
  ratings: Type.Array(Type.Object({ game: Type.String(), games: Type.Integer(), wins: Type.Integer(), ...rating })),
  games: Type.Array(
    Type.Object({
      table: Type.String(),
      game: Type.String(),
      place: Type.Integer(),
      players: Type.Integer(),
      points: Type.Number(),
      rated: Type.Boolean(),
      endedAt: Type.Number(),
    }),
  ),
});
export type Profile = Told<typeof ProfileSchema>;

export const RatingHistorySchema = Type.Object({
  game: Type.String(),
  history: Type.Array(Type.Object({ at: Type.Number(), ...rating })),
});
