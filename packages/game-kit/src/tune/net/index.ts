export * from './best-response.ts';
export * from './course.ts';
export * from './duel.ts';
export * from './learner.ts';
export * from './samples.ts';
export * from './self-play.ts';
export * from './train.ts';
