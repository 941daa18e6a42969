export * from './client.ts';
export * from './fair/index.ts';
export * from './host.ts';
export * from './protocol.ts';
export * from './schema.ts';
export * from './session.ts';
export * from './steps.ts';
