// The expert against itself: rounds per game, and wins by turn order and by castle, with 95 % intervals:
//   node scripts/run.mjs games/hibernia/mind/tune/report.ts [games] [seats] [descents] [seed] [track, such as YGRB…] [scattered]
import { CHANCE, OVER, SeededRng, unwrap } from '@tessera/kernel';
import { search, wilson } from '@tessera/mind';
import { rules } from '../../rules/index.ts';
import { COLOURS } from '../../rules/scenario/board.ts';
import { NOBODY, Phase, type State } from '../../rules/state.ts';
import hibernia from '../../scenarios/hibernia.json' with { type: 'json' };
import { evaluate } from '../evaluate.ts';

const [games = '400', seats = '4', descents = '60', seed = 'report', track = '', scattered = 'no'] =
  process.argv.slice(2);
const TRACK: Record<string, string | undefined> = Object.fromEntries(
  COLOURS.map((colour) => [colour[0].toUpperCase(), colour]),
);
const scenario = track === '' ? 'hibernia' : { ...hibernia, id: 'other', track: [...track].map((x) => TRACK[x]) };

interface Tally {
  wins: number;
  games: number;
}
const bySeat = new Map<string, Tally>();
const byCastle = new Map<string, Tally>();
const rounds: number[] = [];
const margins: number[] = [];

const count = (into: Map<string, Tally>, key: string, won: boolean): void => {
  const row = into.get(key) ?? { wins: 0, games: 0 };
  row.games++;
  if (won) row.wins++;
  into.set(key, row);
};

/** Who has which castle, by seat, as the turns begin. */
const castlesOf = (s: State): Map<number, string> =>
  new Map(
    Array.from(s.board.castles)
      .filter((land) => s.owner[land] !== NOBODY)
      .map((land) => [s.owner[land], s.board.landNames[land]]),
  );

for (let game = 1; game <= Number(games); game++) {
  const rng = new SeededRng(`${seed} ${game}`);
  const s = unwrap(rules.setup({ seats: Number(seats), scenario, options: { scattered } }));
  while (s.phase < Phase.roll) rules.play(s, rules.sample(s, rng));
  const castles = castlesOf(s);
  for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s))
    if (actor === CHANCE) rules.play(s, rules.sample(s, rng));
    else rules.play(s, search(rules, evaluate, s, { iterations: Number(descents) }).moves[0].move);
  const { winners, standings } = rules.result(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const won = winners.includes(seat);
    count(bySeat, `turn ${1 + ((seat - s.first + s.seats) % s.seats)}`, won);
    count(byCastle, castles.get(seat) ?? '', won);
  }
  rounds.push(s.turns / s.seats);
  margins.push(standings[0].points - standings[1].points);
}

const percent = (x: number): string => (100 * x).toFixed(1);
const sorted = (map: Map<string, Tally>) => [...map].sort(([a], [b]) => a.localeCompare(b));
const share = (test: (n: number) => boolean) => percent(rounds.filter(test).length / rounds.length);
rounds.sort((a, b) => a - b);
const at = (part: number) => rounds[Math.floor(part * (rounds.length - 1))];
console.log(`${games} games, ${seats} seats, ${descents} descents, par ${percent(1 / Number(seats))} %`);
console.log(
  `rounds: 9–14 in ${share((n) => n >= 9 && n <= 14)} %, fewer ${share((n) => n < 9)} %, more ${share((n) => n > 14)} %`,
);
console.log(`rounds: 5 % ${at(0.05)}, median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`);
console.log(`the winner is ahead by ${(margins.reduce((a, b) => a + b, 0) / margins.length).toFixed(1)} spaces`);
for (const [name, { wins, games: played }] of [...sorted(bySeat), ...sorted(byCastle)]) {
  const { low, high } = wilson(wins, played);
  console.log(`${name.padEnd(14)} ${percent(wins / played)} (${percent(low)} – ${percent(high)}) of ${played}`);
}
