export { type TableVisitor, tableDoor } from './door.ts';
export { addTableRoutes } from './routes/index.ts';
export { Tables, type TablesParts } from './tables.ts';
