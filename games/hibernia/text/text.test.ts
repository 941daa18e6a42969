import { NO_SEAT, type SeatNumber, SeededRng } from '@tessera/kernel';
import { PLAIN, YOU } from '@tessera/ui/text';
import { describe, expect, it } from 'vitest';
import type { HiberniaEvent, HiberniaPosition } from '../index.ts';
import { hibernia } from '../index.ts';
import { look, play, table } from '../testing/table.ts';
import { randomGame } from '../ui/testing.ts';
import { hiberniaText } from './index.ts';

const FIRST = 1 as SeatNumber;

const SECOND = 2 as SeatNumber;

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];
const say = (event: HiberniaEvent, names = NAMES) => hiberniaText.say(event, names, PLAIN);

describe('Hibernia in a terminal', () => {
  it('draws every land with its holder and neighbours, and what the track asks of each player', () => {
    const view = look(table(3).holds(1, 'Brega 3').holds(4, 'Ulaid').gone(14).die('red').state());
    const drawing = hiberniaText.draw(view, NAMES.slice(0, 3), PLAIN);
    expect(drawing).toMatch(/\* Brega +yellow +\[1\] 3 +Ulaid, Mide, Uí Dúnlainge, Cualu/);
    expect(drawing).toMatch(/ {2}Ulaid +green +\[U\] 1/);
    expect(drawing).toMatch(/\+ Mide +red +\[ \]/);
    expect(drawing).toMatch(/> 1 Ann +distance 14 .* next red blue blue yellow red/);
  });

  it('says how a battle ends', () => {
    const battle = {
      type: 'battle',
      seat: FIRST,
      against: 4 as SeatNumber,
      land: 'Mide',
      fallen: 1,
    } as const;
    expect(say({ ...battle, holder: NO_SEAT, warriors: 0 }, [YOU, 'Bob', 'Cid'])).toBe(
      'Battle in Mide: you against the unused army, 1 falls on each side; the land is empty.',
    );
    expect(say({ ...battle, against: SECOND, holder: SECOND, warriors: 3 })).toContain('3 of Bob hold it.');
  });

  it('says the walk of the marker, and how it leapt', () => {
    const steps = [{ distance: 19, colour: 'red', land: 'Caisel' } as const, { distance: 20, colour: 'blue' } as const];
    const scored = { type: 'scored', seat: FIRST, from: 18, steps } as const;
    expect(say(scored)).toBe("Ann's marker goes 2 spaces to 20: red Caisel, blue by the leap.");
    expect(say({ ...scored, steps: [] }, [YOU])).toBe('Your marker stays at 18.');
  });

  it('takes real dice by short words', () => {
    const typed = (view: HiberniaPosition, text: string) => hiberniaText.chanceShorthand(view, text);
    const roll = look(table(4).holds(1, 'Mide').state());
    expect(typed(roll, ' r ')).toBe('roll red');
    expect(typed(roll, 'k')).toBe('roll black');
    expect(typed(roll, 'roll blue')).toBe('roll blue');
    expect(typed({ ...roll, phase: 'start' }, '2')).toBe('start 2');
    expect(typed({ ...roll, phase: 'castles' }, 'Brega')).toBe('castle Brega');
  });

  it('asks for what is missing', () => {
    const s = play(table(4).holds(1, 'Brega 3', 'Ulaid 3').reserve(1, 0).die('red'), 'march Mide');
    expect(hiberniaText.prompt(look(s))).toBe(
      'Missing for the march into Mide: 2 warriors. Take them from your lands.',
    );
  });

  it.each([3, 4])('tells a whole game of %i', (seats) => {
    const names = NAMES.slice(0, seats);
    const { steps, end, result } = randomGame(seats, new SeededRng(seats));
    for (const step of steps) {
      expect(hiberniaText.prompt(step.view)).not.toMatch(/undefined|NaN/);
      for (const event of step.events) expect(hiberniaText.say(event, names, PLAIN) ?? '').not.toMatch(/undefined|NaN/);
    }
    const count = hiberniaText.count(end, result, names, PLAIN);
    expect(count).toContain('all the way round');
    expect(count).toContain(`${names[result.standings[0].seat]} wins`);
  });

  it('draws a scenario with its track', () => {
    const drawing = hiberniaText.drawScenario(hibernia.scenarios['hibernia'], PLAIN);
    expect(drawing).toContain('20 lands (* castle, + centre)');
    expect(drawing).toContain('44 spaces');
  });
});
