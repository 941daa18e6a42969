export { tableSocketHandler } from './room/socket-handler.ts';
export { addTableRoutes } from './routes/index.ts';
export { Tables } from './tables.ts';
