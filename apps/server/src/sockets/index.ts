export { CLOSE, type CloseReason } from './close.ts';
export { type Door, SOCKET_PATH, SocketEndpoint } from './endpoint.ts';
export { Request } from './request.ts';
export { Socket } from './socket.ts';
export { type Arrival, household } from './upgrade-request.ts';
