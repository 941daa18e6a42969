export { CLOSE, type CloseReason } from './close.ts';
export { SocketEndpoint, type SocketHandler } from './endpoint.ts';
export { Request } from './request.ts';
export { Socket } from './socket.ts';
export { networkOf, type UpgradeRequest } from './upgrade-request.ts';
