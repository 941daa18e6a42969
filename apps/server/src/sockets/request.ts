import { IncomingMessage } from 'node:http';

/**
 * A request that Node takes for one to upgrade only if it asks for a WebSocket. What else a client offers, such as the HTTP/2
 * that Java's does with every request, is ignored and the request answered, as HTTP has it.
 */
export class Request extends IncomingMessage {
  // set by Node before there are headers; `declare`, since a field would come after the constructor that sets it first
  declare private asked: boolean | null;

  get upgrade(): boolean | null {
    const { asked, method, headers } = this;
    return asked && (method === 'CONNECT' || headers.upgrade?.trim().toLowerCase() === 'websocket');
  }

  set upgrade(asked: boolean | null) {
    this.asked = asked;
  }
}
