import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { freePort } from '../../../tests/free-port.ts';

/** The smallest honest game: whoever ticks, all hear of it. A broadcast is the quickest way Colyseus has to tell them. */
class TickRoom extends Room {
  private count = 0;

  override onCreate(): void {
    this.maxClients = 3;
    this.onMessage('tick', (client: Client) => {
      this.broadcast('tick', { count: ++this.count, by: client.sessionId });
    });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('tick', TickRoom);
const port = await freePort();
await server.listen(port, '127.0.0.1');
console.log(`listening at http://127.0.0.1:${port}`);
