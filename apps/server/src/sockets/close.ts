/** Why a WebSocket was closed. 1000–1015 are the protocol's own numbers, 4000 and up are ours; docs/bot-api.md lists them. */
export interface CloseReason {
  readonly code: number;
  /** At most 123 bytes, by the protocol. */
  readonly reason: string;
}

export const CLOSE = {
  done: { code: 1000, reason: 'Done.' },
  notText: { code: 1003, reason: 'Messages are text here.' },
  failed: { code: 1011, reason: 'Something went wrong on the server; connect again.' },
  restart: { code: 1012, reason: 'The server is restarting; connect again in a moment.' },
  flood: { code: 4001, reason: 'Too many messages at once.' },
  slow: { code: 4002, reason: 'The connection is too slow to keep up; connect again.' },
  noTable: { code: 4005, reason: 'This table is no more.' },
  full: { code: 4006, reason: 'Too many people look at this table already.' },
  signedOut: { code: 4004, reason: 'You have signed out.' },
} as const satisfies Record<string, CloseReason>;
