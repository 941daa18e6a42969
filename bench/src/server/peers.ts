import { BoardgameioMatches } from './boardgameio.ts';
import { ColyseusRooms } from './colyseus.ts';
import type { Opponents } from './match.ts';
import { TesseraGames } from './tessera.ts';

export type Peer = 'tessera' | 'colyseus' | 'boardgameio';
export const PEERS: readonly Peer[] = ['tessera', 'colyseus', 'boardgameio'];

export function opponentsOf(peer: Peer, port: number): Opponents {
  switch (peer) {
    case 'tessera':
      return new TesseraGames(port);
    case 'colyseus':
      return new ColyseusRooms(port);
    case 'boardgameio':
      return new BoardgameioMatches(port);
  }
}
