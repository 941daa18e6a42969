import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import { type GameText, type Names, type Paint, padTo, YOU } from '@tessera/ui/text';
import type { StepstoneEvent } from '../rules/events.ts';
import type { StepstonePosition } from '../rules/position.ts';
import type { Scenario } from '../rules/scenario.ts';
import { SCENARIOS } from '../rules/setup.ts';

const scenarioOf = ({ scenario }: StepstonePosition): Scenario =>
  typeof scenario === 'string' ? SCENARIOS[scenario] : scenario;

const nameOf = (seat: SeatNumber, names: Names, paint: Paint) => paint.seat(seatOf(seat), names[seatOf(seat)]);

/** 'Anna rolls', 'You roll'. */
const does = (seat: SeatNumber, names: Names, paint: Paint, verb: string) =>
  `${nameOf(seat, names, paint)} ${names[seatOf(seat)] === YOU ? verb.replace(/s$/, '') : verb}`;

const row = ({ stones, dry }: Scenario, stand: (stone: number) => string) =>
  Array.from({ length: stones }, (_, i) => (dry.includes(i + 1) ? `(${stand(i + 1)})` : ` ${stand(i + 1)} `)).join('');

/** The stones once for each player, dry ones in brackets. */
function draw(view: StepstonePosition, names: Names, paint: Paint): string {
  const scenario = scenarioOf(view);
  const rows = view.players.map(({ bank, stones, home }, index) => {
    const arrow = view.turn === seatNumber(index) ? '>' : ' ';
    const standing = row(scenario, (stone) => String(stones.filter((each) => each === stone).length || '·'));
    return `${arrow} ${padTo(nameOf(seatNumber(index), names, paint), 16)} bank ${bank} |${standing}| home ${home}`;
  });
  const numbers = row({ ...scenario, dry: [] }, (stone) => String(stone % 10));
  return [paint.bold(scenario.name), '', ...rows, paint.dim(`${' '.repeat(26)}${numbers}`)].join('\n');
}

function say(event: StepstoneEvent, names: Names, paint: Paint): string | undefined {
  const they = (seat: SeatNumber, verb: string) => does(seat, names, paint, verb);
  switch (event.type) {
    case 'rolled':
      return `${they(event.seat, 'rolls')} ${event.die}.`;
    case 'walked':
      return `${they(event.seat, 'walks')} from ${event.from || 'the bank'} on by ${event.to - event.from}.`;
    case 'sentBack':
      return `${event.walkers} of ${nameOf(event.seat, names, paint)} must go back to the bank.`;
    case 'cameHome':
      return paint.bold(`${they(event.seat, 'brings')} a walker home.`);
    default:
      return undefined; // the count says who has won
  }
}

export const stepstoneText: GameText = {
  draw: (view, names, paint) => draw(view as StepstonePosition, names, paint),
  say: (event, names, paint) => say(event as StepstoneEvent, names, paint),
  count: (_view, { standings, over }, names, paint) =>
    [
      paint.bold(over ? 'The end' : 'So far'),
      '',
      ...standings.map(
        ({ seat, rank, points }) => `${rank}. ${nameOf(seatNumber(seat), names, paint)}: ${points} home`,
      ),
    ].join('\n'),
  prompt: (view) => {
    const { die, turn } = view as StepstonePosition;
    return die === 0
      ? `The die for seat ${turn}: type what it shows.`
      : `The die shows ${die}. Which of your walkers goes? Say where it stands.`;
  },
  chanceShorthand: (_view, typed) => (/^\s*\d\s*$/.test(typed) ? `roll ${typed.trim()}` : typed),
  drawScenario: (scenario, paint) => {
    const { name, walkers, stones, dry } = scenario as Scenario;
    return `${paint.bold(name)}: ${stones} stones, dry ${dry.join(', ') || 'none'}; ${walkers} walkers each.`;
  },
  notation: ['walk bank', 'walk 3'],
};
