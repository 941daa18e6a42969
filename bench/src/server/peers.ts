import { BoardgameioMatches } from './boardgameio.ts';
import { ColyseusRooms } from './colyseus.ts';
import { Counters } from './counter.ts';
import type { Opponents } from './match.ts';
import { TesseraGames } from './tessera.ts';

export type Peer = 'tessera' | 'counter' | 'colyseus' | 'boardgameio';
export const PEERS: readonly Peer[] = ['tessera', 'counter', 'colyseus', 'boardgameio'];

export function opponentsOf(peer: Peer, port: number): Opponents {
  switch (peer) {
    case 'tessera':
      return new TesseraGames(port);
    case 'counter':
      return new Counters(port);
    case 'colyseus':
      return new ColyseusRooms(port);
    case 'boardgameio':
      return new BoardgameioMatches(port);
  }
}
