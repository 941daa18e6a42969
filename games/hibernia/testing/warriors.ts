import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

const insist = (truth: boolean, what: string) => {
  if (!truth) throw new Error(what);
};

/** Nobody is lost, doubled or where they can't be; read from the position, so that it doesn't trust the state's sums. */
export function warriors(s: State): void {
  const p = rules.toJSON(s);
  const lands = Object.entries(p.lands);
  const adjacent = (a: string, b: string) =>
    s.board.adjacent[s.board.landNames.indexOf(a)].includes(s.board.landNames.indexOf(b));
  for (const [index, player] of p.players.entries()) {
    const mine = lands.filter(([, { army }]) => army === index + 1);
    const onMap = mine.reduce((sum, [, { warriors }]) => sum + warriors, 0);
    let onTheMarch = 0;
    if (p.march && p.turn === index + 1) {
      const { to, missing } = p.march;
      onTheMarch = mine.filter(([name]) => adjacent(name, to)).length - missing;
    }
    insist(player.reserve >= 0 && player.shield >= 0, 'nobody owes a warrior');
    insist(1 + onMap + player.reserve + player.shield + onTheMarch === 14, 'an army has 14 warriors (H-2)');
  }
  insist(
    lands.every(([, { warriors }]) => warriors >= 1),
    'one warrior at least stays in a land (H-23)',
  );
  insist(
    lands.every(([, { army, warriors }]) => army <= p.seats || (p.seats === 3 && warriors === 1)),
    'the unused army has one warrior in a land (H-12)',
  );
  const rolled = p.phase === 'act' || p.phase === 'take';
  insist(rolled === (p.die !== null), 'a die lies there while a player acts');
  insist(!(p.actions.die && p.die === 'purple'), 'purple gives no action (H-20)');
  insist((p.phase === 'act') <= (p.actions.die || p.actions.wild), 'who acts has an action left (H-21)');
  const lap = s.board.track.length + 1;
  insist(p.ending === p.players.some(({ distance }) => distance >= lap), 'a lap is the end (H-50)');
}
