// What is listed once for all, without the schemas: a page that shows a list loads no checker for it.
export * from './colours.ts';
export * from './ids.ts';
export * from './languages.ts';
export * from './levels.ts';
export * from './limits.ts';
