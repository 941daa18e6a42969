export { CLOSE, type CloseReason } from './close.ts';
export { SOCKET_PATH, SocketEndpoint, type SocketHandler } from './endpoint.ts';
export { Request } from './request.ts';
export { Socket } from './socket.ts';
export { household, type UpgradeRequest } from './upgrade-request.ts';
