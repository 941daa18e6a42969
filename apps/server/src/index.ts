export { type Config, defaultConfig, readConfig } from './config.ts';
export { listen } from './listen.ts';
export { Metrics } from './metrics/metrics.ts';
export { createServer, type ServerParts } from './server.ts';
export { type RunningServer, start } from './start.ts';
export { MoveLog, openDatabase, TableStore } from './store/index.ts';
