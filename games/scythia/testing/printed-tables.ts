// The tables of the rules as they print them, written by hand and not read from the scenario.

/** Settlement | workers | crew | provisions, wagons | red, white dice | tiers | wounds below the first | slots. */
export const SETTLEMENTS = `
Cimmeria left   | blue grey | 2 | 3 0 | 1 0 | 4→1             | 1 | 4 grey, 4 grey
Cimmeria centre | blue grey | 2 | 2 0 | 1 0 | 5→1             | 1 | 4 grey, 4 grey
Cimmeria right  | blue grey | 3 | 1 0 | 1 0 | 6→1             | 1 | 4 grey, 4 grey
Assyria left    | blue grey | 3 | 4 0 | 1 1 | 10→2 16→4       | 2 | 3 grey, 3 grey
Assyria centre  | grey      | 2 | 3 0 | 1 1 | 14→2 20→4       | 2 | 3 red, 3 grey
Assyria right   | grey      | 3 | 3 0 | 1 1 | 12→2 18→4       | 2 | 3 red, 3 red
Persia left     | grey red  | 4 | 3 1 | 1 2 | 12→4 20→6       | 3 | 3 red, 3 grey
Persia centre   | grey red  | 4 | 2 1 | 1 2 | 16→4 24→6       | 3 | 3 red, 3 grey
Persia right    | grey red  | 3 | 4 1 | 1 2 | 18→4 26→6       | 3 | 3 red, 3 red
Greece left     | grey red  | 4 | 2 2 | 2 2 | 18→5 26→7 36→10 | 0 | 2 red, 2 red
Greece centre   | red       | 5 | 3 2 | 2 2 | 22→7 30→9 40→12 | 0 | 2 red, 2 red
Greece right    | red       | 5 | 4 1 | 2 2 | 20→6 28→8 38→11 | 0 | 2 red, 2 red
`;

export const DICE = {
  red: '0 1 1 2 3 2/2w',
  white: '0 1 2 2 1/1w 3w',
  yellow: '0 0 1w 1w 1w 2w',
};

/** Name cost/strength; two of each. */
export const CREW = `
Brawler 2/2, Herdsman 2/2, Champion 3/3, Schemer 2/2, Strongman 4/4, Gravedigger 1/0, Warrior 2/2, Adversary 2/1,
Traveller 3/3, Mercenary 3/4, Conqueror 4/4, Merchant 2/0, Axewoman 3/3, Lancer 3/3, Warlord 4/3, Outrunner 1/1,
Archer 2/2, Sapper 3/2, Shieldbearer 3/3, Healer 1/0, Amazon 3/2, Scout 1/1, Forager 1/0, Wagoner 2/1, Berserker 3/3,
Veteran 2/3, Zealot 2/3, Survivor 2/2, Elder 2/1, Guard 4/4, Chronicler 2/1, Horsemaster 2/1, Falconer 2/1,
Goldsmith 1/0, Coiner 1/0, Farmer 1/0, Recruiter 2/1, Captain 4/3
`;

export const HEROES = 'Vadasz Tomyris Opoea Madyes Ateas Amage Idanthyrsus Skunkha';

/** Eagle: kind, strength, points | horse: strength, points | cards. */
export const ANIMALS = `
double 0 0 | 1 2 | 8
double 0 0 | 2 1 | 4
unlock 0 0 | 2 1 | 8
unlock 0 0 | 3 0 | 4
plain 1 1  | 3 0 | 8
plain 2 0  | 1 2 | 2
plain 0 2  | 1 2 | 2
`;

export const QUESTS =
  'W+3L 5 · E+L 3 · W+L 3 · 2E 4 · 2W 4 · G+L 4 · G+2S 4 · E+2S 3 · W+2S 3 · E+W 4 · E+2L 4 · 4L 4 · 3L+S 3 · ' +
  '2E+2L 6 · 2W+2L 6 · G+E 5 · G+W 5 · G+E+L 6 · 2G 6 · 5S 3 · 7S 4 · strength 4 2 · strength 6 3 · strength 8 4 · ' +
  'strength 9 5 · strength 11 6';

/** Leader, strength, starting provisions, what it gains. */
export const LEADERS = 'trader 0 1 2, lookout 1 2 2, huntsman 1 2 3, outrider 2 3 3';

/** Region slot | provisions strength points | quest | horse | blocks. */
export const SCHEMES = `
Cimmeria 1 | 1 1 3  | down right | 1 | silversmith
Cimmeria 2 | 2 1 4  | down left  | 2 | market
Cimmeria 3 | 1 2 4  | up right   | 3 | farm
Cimmeria 4 | 2 2 5  | up left    | 1 | town-centre
Assyria 1  | 2 2 5  | down right | 2 | barracks
Assyria 2  | 2 3 6  | up left    | 3 | meeting-tent
Assyria 3  | 3 3 7  | down left  | 1 | farm
Assyria 4  | 3 2 6  | up right   | 2 | stables
Persia 1   | 3 3 8  | down left  | 3 | barracks
Persia 2   | 3 4 9  | up right   | 1 | silversmith
Persia 4   | 4 3 9  | down right | 2 | meeting-tent
Greece 1   | 3 4 10 | up left    | 3 | chiefs-tent
Greece 2   | 4 5 12 | down right | 1 | market
Greece 3   | 4 4 11 | up right   | 2 | town-centre
`;

/** A table's rows, with single spaces. */
export const rowsOf = (printed: string): string[] =>
  printed
    .trim()
    .split('\n')
    .map((row) => row.replace(/ +/g, ' ').trim());
