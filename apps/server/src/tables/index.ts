export { type TableVisitor, tableSocketHandler } from './room/socket-handler.ts';
export { addTableRoutes } from './routes/index.ts';
export { Tables, type TablesParts } from './tables.ts';
