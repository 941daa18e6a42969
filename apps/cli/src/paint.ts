import { COLOURS, type Paint, PLAIN } from '@tessera/ui/text';

/** https://no-color.org: any value but the empty one turns colour off. */
export const paintFor = (isTTY: boolean | undefined, env: NodeJS.ProcessEnv): Paint =>
  isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? COLOURS : PLAIN;
