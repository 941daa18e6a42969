import { NOBODY, type State, unusedArmy } from '../state.ts';

/** Whether that army holds two adjacent lands, neither of them `except`. */
export function holdsPair(
  { owner, board }: State,
  army: number,
  except = NOBODY,
  together: readonly Uint8Array[] = board.adjacent,
): boolean {
  for (let land = 0; land < owner.length; land++) {
    if (owner[land] !== army || land === except) continue;
    const others = together[land];
    for (let i = 0; i < others.length; i++) if (owner[others[i]] === army && others[i] !== except) return true;
  }
  return false;
}

/** H-13: a scattered player who never held two adjacent lands counts those with one land between them, too. */
const togetherFor = (s: State, army: number): readonly Uint8Array[] =>
  s.scattered && s.paired[army] === 0 ? s.board.near : s.board.adjacent;

/** H-26: what shields the holder of that land from a march of this size, if anything does. */
export function shieldOver(s: State, land: number, size: number): 'onlyPair' | 'lastPair' | 'noPair' | undefined {
  const { owner, turn } = s;
  const holder = owner[land];
  if (holder === NOBODY || holder === turn || holder === unusedArmy(s)) return undefined;
  const together = togetherFor(s, holder);
  if (holdsPair(s, holder, land, together)) return undefined; // it stays, whatever happens here
  const others = together[land];
  let pairs = 0;
  for (let i = 0; i < others.length; i++) if (owner[others[i]] === holder) pairs++;
  if (pairs === 0) return 'noPair';
  if (pairs === 1) return 'onlyPair'; // (a)
  return size >= s.warriors[land] ? 'lastPair' : undefined; // (b)
}
