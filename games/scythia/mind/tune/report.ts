// The evaluation against itself, as the tables of docs/scythia-report.md:
//   node scripts/run.mjs games/scythia/mind/tune/report.ts [games] [seats] [descents] [seed] [cards]
// With 0 descents it plays one move ahead, with more it is the expert's search over worlds that its view allows.
import { SeededRng, unwrap } from '@tessera/kernel';
import { wilson } from '@tessera/mind';
import { rules } from '../../rules/index.ts';
import { REGIONS } from '../../rules/scenario-types.ts';
import { rivalScore, scoreOf } from '../../rules/score.ts';
import { LEADERS } from '../../rules/set-up.ts';
import { mean, meanWithInterval, percent, quantile, Tally } from './tally.ts';
import { watchGame } from './watch.ts';

const [games = '300', seats = '3', descents = '0', seed = 'report', cards = ''] = process.argv.slice(2);
const n = Number(games);
const players = n * Number(seats);
const SOURCES = ['board', 'quests', 'plunder', 'animals', 'crew'] as const;

if (seats === '1') solo();
else several();

function several(): void {
  const turns: number[] = [];
  const points: number[] = [];
  const winning: number[] = [];
  const sources = SOURCES.map((): number[] => []);
  const raids = REGIONS.map((): number[] => []);
  const raidPoints = REGIONS.map((): number[] => []);
  const [bySeat, hired, played, heroes, quests] = Array.from({ length: 5 }, () => new Tally());
  for (let game = 0; game < n; game++) {
    const s = unwrap(rules.setup({ seats: Number(seats), scenario: 'scythia', options: {} }));
    const deeds = watchGame(s, Number(descents), new SeededRng(`${seed} ${game}`));
    const { winners } = rules.result(s);
    turns.push(s.turns / s.seats);
    winning.push(Math.max(...deeds.map((_, seat) => scoreOf(s, seat).total)));
    for (const [seat, done] of deeds.entries()) {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      const score = scoreOf(s, seat);
      points.push(score.total);
      for (const [index, source] of SOURCES.entries()) sources[index].push(score[source]);
      for (let region = 0; region < REGIONS.length; region++) {
        raids[region].push(done.raids[region]);
        raidPoints[region].push(done.raidPoints[region]);
      }
      bySeat.add(`turn ${1 + ((seat - s.first + s.seats) % s.seats)}`, won);
      heroes.add(done.hero, won);
      for (const [card, times] of done.hired) hired.add(card, won, times);
      for (const [card, times] of done.played) played.add(card, won, times);
      for (const [quest, times] of done.completed) quests.add(quest, won, times);
    }
  }
  const spread = (values: readonly number[]) => [0.05, 0.5, 0.95].map((part) => quantile(values, part)).join(', ');
  console.log(`${n} games, ${seats} players, ${descents} descents, par ${percent(1 / Number(seats))} %\n`);
  console.log(`turns of a player ${meanWithInterval(turns)} (5–50–95 %: ${spread(turns.map(Math.round))})`);
  console.log(`points of a player ${meanWithInterval(points)} (${spread(points)})`);
  console.log(`points of the winner ${meanWithInterval(winning)} (${spread(winning)})`);
  console.log(SOURCES.map((source, index) => `${source} ${meanWithInterval(sources[index])}`).join(', '));
  for (const [region, name] of REGIONS.entries())
    console.log(`${name}: ${mean(raids[region]).toFixed(2)} raids, ${meanWithInterval(raidPoints[region])} points`);
  console.log(['', ...bySeat.table(players, false)].join('\n'));
  console.log(['', 'heroes', ...heroes.table(players)].join('\n'));
  if (cards !== 'cards') return;
  console.log(['', 'hired', ...hired.table(players)].join('\n'));
  console.log(['', 'played', ...played.table(players)].join('\n'));
  console.log(['', 'quests', ...quests.table(players)].join('\n'));
}

function solo(): void {
  console.log(`${n} games against each leader, ${descents} descents\n`);
  for (const leader of LEADERS) {
    const own: number[] = [];
    const rival: number[] = [];
    const turns: number[] = [];
    let wins = 0;
    for (let game = 0; game < n; game++) {
      const s = unwrap(rules.setup({ seats: 1, scenario: 'scythia', options: { leader } }));
      watchGame(s, Number(descents), new SeededRng(`${seed} ${game}`));
      wins += rules.result(s).winners.length;
      own.push(scoreOf(s, 0).total);
      rival.push(rivalScore(s).total);
      turns.push(s.turns / 2);
    }
    const { low, high } = wilson(wins, n);
    console.log(
      `| ${leader} | ${percent(wins / n)} (${percent(low)} – ${percent(high)}) | ${meanWithInterval(own)} | ${meanWithInterval(rival)} | ${meanWithInterval(turns)} |`,
    );
  }
}
