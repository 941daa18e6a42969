// What is listed once for all, without the schemas: a page that shows a list loads no checker for it.
export * from './colours.ts';
export * from './ids.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './pages.ts';
export * from './phrases.ts';
export * from './problem-codes.ts';
export * from './version.ts';
