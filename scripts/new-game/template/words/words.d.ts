// Made of the English messages beside it: `npm run generate`.
import type {} from '@tessera/ui';

declare module '@tessera/ui' {
  interface Words {
    'stepstone.board': { name: Shown };
    'stepstone.prompt.over': unknown;
    'stepstone.prompt.bot': { name: Shown };
    'stepstone.prompt.confirm': { name: Shown };
    'stepstone.prompt.roll': { name: Shown };
    'stepstone.prompt.walk': { name: Shown; die: Shown };
    'stepstone.refusal': unknown;
    'stepstone.place.bank': unknown;
    'stepstone.place.stone': { stone: Shown };
    'stepstone.die.none': unknown;
    'stepstone.panel': { bank: Shown; way: Shown; home: Shown };
    'stepstone.log.turn': { name: Shown };
    'stepstone.log.rolled': { name: Shown; die: Shown };
    'stepstone.log.left': { name: Shown; to: Shown };
    'stepstone.log.walked': { name: Shown; from: Shown; steps: number };
    'stepstone.log.sentBack': { name: Shown; from: Shown; count: number };
    'stepstone.log.cameHome': { name: Shown };
    'stepstone.log.won': { name: Shown };
    'stepstone.summary.title': unknown;
    'stepstone.summary.player': { name: Shown; bank: Shown; stones: Shown; home: Shown };
    'stepstone.end.count': unknown;
    'stepstone.end.home': { name: Shown; count: number };
    'stepstone.verdict': { name: Shown; other: Shown; count: number };
  }
}
