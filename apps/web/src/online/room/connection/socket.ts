import type { Problem } from '@tessera/kernel';
import { page, socketTo } from '../../../host/browser-socket.ts';
import { RoomSocket, type RoomSocketEvents } from './room-socket.ts';

const CLOSED_FOR_GOOD: Readonly<Record<number, Problem>> = {
  1003: { code: 'closed-by-server', message: 'The server has closed the connection.' },
  4004: { code: 'signed-out', message: 'You have signed out.' },
  4005: { code: 'no-such-table', message: 'This table is no more.' },
  4006: { code: 'table-full', message: 'Too many people look at this table already.' },
};

/** Why the server closed for good with that code; after any other it is worth while to dial again. */
export const whyClosed = (code: number): Problem | undefined => CLOSED_FOR_GOOD[code];

export const socketUrl = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?table=${encodeURIComponent(table)}`;

/** A socket to the room of that table; it wakes with the device and the network. */
export const listenToRoom = (table: string, events: RoomSocketEvents): RoomSocket =>
  new RoomSocket((wire) => socketTo(socketUrl(table), whyClosed, wire), page, events);
