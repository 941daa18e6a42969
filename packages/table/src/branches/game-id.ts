import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type GameRecord, isObject } from '@tessera/kernel';

/** The same game has the same id, on every device and whoever has saved it: what was tried out in it is found by it. */
export function gameIdOf({ game, seats, scenario, options, from, moves }: GameRecord): string {
  const text = JSON.stringify(sorted({ game, seats, scenario, options, from, moves }));
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 24);
}

/** With the fields of every object in one order, as whoever wrote them may have had another. */
function sorted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(sorted);
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.keys(json)
      .sort()
      .map((key) => [key, sorted(json[key])]),
  );
}
