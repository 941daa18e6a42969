// The expert against itself, as the tables of games/scythia/report.md:
//   node scripts/run.mjs games/scythia/mind/tune/report.ts [games] [seats] [descents] [seed]
// With 0 descents it plays one move ahead, with more it is the expert's search over worlds that its view allows.
import { resultShare, SeededRng, unwrap } from '@tessera/kernel';
import { wilson } from '@tessera/mind';
import { rules } from '../../rules/index.ts';
import { REGIONS } from '../../rules/scenario/scenario-types.ts';
import { rivalScore, scoreOf } from '../../rules/score.ts';
import { LEADERS } from '../../rules/turn/set-up.ts';
import { mean, meanWithInterval, percent, quantile, Tally } from './tally.ts';
import { watchGame } from './watch.ts';

const [games = '300', seats = '3', descents = '100', seed = 'report'] = process.argv.slice(2);
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
    const result = rules.result(s);
    turns.push(s.turns / s.seats);
    winning.push(Math.max(...deeds.map((_, seat) => scoreOf(s, seat).total)));
    for (const [seat, done] of deeds.entries()) {
      const won = resultShare(result, seat);
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
  const row = (what: string, values: readonly number[]): string => {
    const [low, middle, high] = [0.05, 0.5, 0.95].map((part) => quantile(values, part).toFixed(0));
    return `| ${what} | ${meanWithInterval(values)} | ${low} | ${middle} | ${high} |`;
  };
  const lines = [
    `## ${seats} players`,
    '',
    `${n} games, ${descents} descents a move. By chance a player would win ${percent(1 / Number(seats))} %.`,
    '',
    '| | mean | 5 % | median | 95 % |',
    '| --- | ---: | ---: | ---: | ---: |',
    row('turns of a player', turns),
    row('points of a player', points),
    row('points of the winner', winning),
    ...SOURCES.map((source, index) => row(`points from ${source}`, sources[index])),
    '',
    '| land | raids per player | points of raids there, per player |',
    '| --- | ---: | ---: |',
    ...REGIONS.map(
      (name, region) => `| ${name} | ${mean(raids[region]).toFixed(2)} | ${meanWithInterval(raidPoints[region])} |`,
    ),
    '',
    bySeat.markdown('order of turns', players, false),
    heroes.markdown('hero', players),
    quests.markdown('quest done', players),
    hired.markdown('crew hired', players),
    played.markdown('crew played for its other effect', players),
  ];
  console.log(lines.join('\n'));
}

function solo(): void {
  console.log(`## Alone\n\n${n} games against each leader, ${descents} descents a move.\n`);
  console.log('| leader | wins against it, % | own points | its points | turns |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
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
