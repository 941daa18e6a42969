import { unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { fresh, moves, play, player, refusal, type Table, table } from '../testing/table.ts';
import { rules } from './index.ts';
import { KINDS } from './state/moves.ts';
import type { State } from './state/state.ts';

const town = (): Table => table(2).village({ market: 'blue', silversmith: 'blue', farm: 'blue' });
const inTown = (s: Table, ...texts: string[]): State => play(s, 'place Town Centre', ...texts);
const stables = (): State => play(table(2).worker(1, 'grey').has(1, { silver: 2, equipment: 1 }), 'place Stables');
const raid = (): State =>
  play(table(2).crew(1, 'Brawler', 'Healer').has(1, { provisions: 3, kumis: 8 }), 'raid Cimmeria left');
const laid = (): State => play(fresh(2), 'start 2', 'quest 2E=4', 'quest strength 8=4');
const chief = (): Table => table(2).worker(1, 'grey').has(1, { silver: 5 }).hand(1, 'Guard', 'Strongman');

/** The first move of each kind that a set-up comes to. */
function paired(): State {
  const s = laid();
  while (moves(s)[0].startsWith('fill')) play(s, moves(s)[0]);
  return s;
}

const EXAMPLES: readonly [() => State, string, object][] = [
  [() => fresh(2), 'start 2', { do: 'start', seat: 2 }],
  [() => play(fresh(2), 'start 2'), 'quest strength 8=4', { do: 'quest', quest: 'strength 8=4' }],
  [laid, 'fill GEWL', { do: 'fill', gold: 1, equipment: 1, wagon: 1, livestock: 1 }],
  [laid, 'fill GGLL', { do: 'fill', gold: 2, equipment: 0, wagon: 0, livestock: 2 }],
  [paired, 'pair Tomyris Elder', { do: 'pair', hero: 'Tomyris', crew: 'Elder' }],
  [() => play(stables(), 'eagle 1'), 'animal noble dun', { do: 'animal', animal: 'noble dun' }],
  [
    () => play(table(2), 'place Silversmith', 'skip', 'take Meeting Tent', 'use 2 cards'),
    'draw Elder',
    { do: 'draw', card: 'Elder' },
  ],
  [() => play(raid(), 'kumis 0'), 'roll red 2/2w', { do: 'roll', die: 'red', face: '2/2w' }],
  [() => play(table(1), 'place Silversmith', 'skip', 'take Market'), 'scheme 14', { do: 'scheme', scheme: 14 }],
  [
    () =>
      play(
        paired(),
        'pair Tomyris Elder',
        'pair Ateas Guard',
        'pair Amage Scout',
        'animal noble dun',
        'animal noble dun',
        'animal swift roan',
      ),
    'choose Ateas',
    { do: 'choose', hero: 'Ateas', crew: 'Guard' },
  ],
  [
    () =>
      play(
        town().village({ farm: 'blue', silversmith: 'blue', stables: 'grey' }).hand(1, 'Elder'),
        'place Market',
        'use 1 card: 2 silver',
      ),
    'discard Elder',
    { do: 'discard', card: 'Elder' },
  ],
  [() => chief().state(), "place Chief's Tent", { do: 'place', building: 'chiefs-tent' }],
  [
    () => table(2).crew(1, 'Guard', 'Elder').has(1, { provisions: 3 }).state(),
    'raid Cimmeria left',
    { do: 'raid', settlement: 'Cimmeria left' },
  ],
  [() => play(table(2), 'place Farm', 'skip'), 'take Meeting Tent', { do: 'take', building: 'meeting-tent' }],
  [() => play(table(2), 'place Farm'), 'skip', { do: 'skip' }],
  [() => play(table(2), 'place Farm'), 'use 2 provisions', { do: 'use', option: 1, what: '2 provisions' }],
  [
    () => play(table(2).has(1, { kumis: 1, silver: 2 }).crew(1, 'Guard 1').hand(1, 'Elder'), 'place Barracks'),
    'use 1 kumis: heal 2',
    { do: 'use', option: 2, what: '1 kumis: heal 2' },
  ],
  [
    () => play(table(2).has(1, { silver: 2 }).hand(1, 'Elder'), 'place Barracks'),
    'hire Elder at 3',
    { do: 'hire', card: 'Elder', place: 3 },
  ],
  [() => inTown(town().hand(1, 'Elder')), 'play Elder', { do: 'play', card: 'Elder' }],
  [() => inTown(town()), 'hero', { do: 'hero' }],
  [() => inTown(town().crew(1, '', 'Elder').eagles(1, '', 'calling grey')), 'unlock 2', { do: 'unlock', place: 2 }],
  [stables, 'eagle 3', { do: 'eagle', row: 3 }],
  [stables, 'horse 1', { do: 'horse', row: 1 }],
  [() => play(stables(), 'horse 1', 'animal noble dun'), 'at 5', { do: 'at', place: 5 }],
  [
    () => play(chief(), "place Chief's Tent"),
    'complete 5S=3 at village 2',
    { do: 'complete', quest: '5S=3', settlement: null, slot: 2 },
  ],
  [
    () => play(chief().slot('Persia left', 2, {}, 'strength 8=4'), "place Chief's Tent"),
    'complete strength 8=4 at Persia left 2',
    { do: 'complete', quest: 'strength 8=4', settlement: 'Persia left', slot: 2 },
  ],
  [
    () => inTown(town().hand(1, 'Herdsman').slot('Cimmeria centre', 2, { gold: 2 }), 'play Herdsman'),
    'take gold from Cimmeria centre 2',
    { do: 'plunder-one', kind: 'gold', settlement: 'Cimmeria centre', slot: 2 },
  ],
  [
    () => inTown(town().hand(1, 'Merchant').has(1, { gold: 1, wagon: 1 }), 'play Merchant'),
    'pay wagon',
    { do: 'pay', kind: 'wagon' },
  ],
  [
    () => inTown(town().hand(1, 'Gravedigger', 'Elder').crew(1, '', '', 'Guard'), 'play Gravedigger'),
    'swap Elder at 3',
    { do: 'swap', card: 'Elder', place: 3 },
  ],
  [
    () => inTown(town().hand(1, 'Amazon').eagles(1, '', 'noble dun'), 'play Amazon'),
    'return eagle 2',
    { do: 'return', place: 2 },
  ],
  [
    () => inTown(town().hand(1, 'Traveller'), 'play Traveller'),
    'visit Meeting Tent',
    { do: 'visit', building: 'meeting-tent' },
  ],
  [
    () => inTown(town().hand(1, 'Healer').crew(1, 'Guard 2', 'Elder 1', 'Warrior 1'), 'play Healer'),
    'heal 3',
    { do: 'heal', place: 3 },
  ],
  [raid, 'kumis 7', { do: 'kumis', kumis: 7 }],
  [() => play(raid(), 'kumis 0', 'roll red 0'), 'reroll red 0', { do: 'reroll', die: 'red', face: '0' }],
  [() => play(raid(), 'kumis 0', 'roll red 0'), 'keep', { do: 'keep' }],
  [() => play(raid(), 'kumis 8', 'roll red 2/2w', 'keep'), 'ignore 1', { do: 'ignore', wounds: 1 }],
  [() => play(raid(), 'kumis 8', 'roll red 2/2w', 'keep', 'ignore 0'), 'wound 2', { do: 'wound', place: 2 }],
  [() => play(raid(), 'kumis 8', 'roll red 0', 'keep'), 'plunder 2', { do: 'plunder', slot: 2 }],
];

describe('every kind of move has one text and one object', () => {
  test.each(EXAMPLES)('%#: %s', (make, text, object) => {
    const s = make();
    const move = unwrap(rules.parse(s, text));
    expect([rules.format(s, move), rules.describe(s, move)]).toEqual([text, object]);
    expect(rules.moveObjectToText(object)).toEqual({ ok: true, value: text });
  });

  test('none is left out', () => {
    expect([...new Set(EXAMPLES.map(([, , object]) => (object as { do: string }).do))].sort()).toEqual(
      [...KINDS].sort(),
    );
  });
});

test.each(["place chief's tent", "PLACE CHIEF'S TENT", "  place   Chief's  Tent ", "Place chief'stent"])(
  'a person may write it otherwise: %s',
  (text) => {
    expect(player(play(chief(), text), 1).worker).toBeNull();
  },
);

describe('what is no move is named, with what can be done', () => {
  test.each(['', 'jump', 'place', 'place Rome', 'raid Cimmeria left', 'roll red 3', 'take Market'])('"%s"', (text) => {
    expect(refusal(table(2), text)).toBe(
      `${JSON.stringify(text)} is not possible now. Player 1 can: place Barracks; place Silversmith; place Farm.`,
    );
  });

  test('chance, and the end', () => {
    expect(refusal(fresh(2), 'place Farm')).toContain('Chance can: start 1; start 2.');
    expect(refusal(table(2).with({ over: true, pending: [], turnsLeft: 0 }), 'place Farm')).toBe('The game is over.');
  });

  test('an object of no known kind', () => {
    const message = (json: unknown) => {
      const read = rules.moveObjectToText(json);
      return read.ok ? read.value : read.error.message;
    };
    expect(message({ do: 'jump' })).toContain('"jump"');
    expect(message(null)).toContain('"do"');
    expect(message({ do: 'hire', card: 'Elder' })).toContain('"place"');
    expect(message({ do: 'hire', card: { toString: 1 }, place: 1 })).toContain('"card"');
  });
});
