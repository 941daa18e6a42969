import type { Socket } from './socket.ts';

const PERIOD_S = 25;

/** Every socket is asked for a sign of life every 25 seconds, a part of them each second so that it never is all at once. */
export class Heartbeat {
  private readonly groups = Array.from({ length: PERIOD_S }, () => new Set<Socket>());
  private readonly timer: NodeJS.Timeout;
  private second = 0;
  private next = 0;

  constructor() {
    this.timer = setInterval(() => this.beat(), 1000);
    this.timer.unref();
  }

  /** Returns how to leave again. */
  add(socket: Socket): () => void {
    this.next = (this.next + 1) % PERIOD_S;
    const group = this.groups[this.next];
    group.add(socket);
    return () => group.delete(socket);
  }

  beat(): void {
    this.second = (this.second + 1) % PERIOD_S;
    for (const socket of this.groups[this.second]) socket.beat();
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
