import { expert1 } from '@tessera/mind';
import { evaluate } from './expert-1/evaluate.ts';

/** What results are kept under: a name never changes what it stands for. For matches only, no page loads them. */
export const generations = { 'expert-1': expert1({ evaluate }) };
