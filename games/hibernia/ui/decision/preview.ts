import { seatNumber, seatOf } from '@tessera/kernel';
import type { HiberniaEvent } from '../../rules/events.ts';
import { armyName, type HiberniaScene, isUnused } from '../names.ts';
import { type Foreseen, type ForeseenMarch, foresee } from './foresee.ts';

/** What a move would do, in a few short sentences: how many go in, from where, who falls, who holds it, how far the marker gets. */
export function previewSentence(scene: HiberniaScene, move: string): string {
  const seen = foresee(scene.view, move);
  if (!seen) return '';
  const said = scene.view.phase === 'take' ? takeSentences(scene, seen) : actionSentences(scene, seen);
  return [...said, ...scoreSentences(scene, seen)].join(' ');
}

function actionSentences(scene: HiberniaScene, seen: Foreseen): string[] {
  const { text, view } = scene;
  if (seen.march)
    return [
      text('hibernia.preview.march', { count: seen.march.size, land: seen.march.to }),
      ...originSentences(scene, seen),
      outcome(scene, seen.march),
    ];
  const raised = seen.events.find((event) => event.type === 'raised');
  if (!raised) return [];
  const others = othersBack(scene, raised);
  return [
    text('hibernia.preview.raise', { count: raised.returned[seatOf(view.turn)] ?? 0 }),
    ...(others ? [text('hibernia.preview.raiseOthers', { list: others })] : []),
  ];
}

/** H-23: said only when the reserve alone will not do. */
function originSentences({ text }: HiberniaScene, { events, march }: Foreseen): string[] {
  const marched = events.find((event) => event.type === 'marched');
  if (!marched || !march || marched.fromReserve === march.size) return [];
  const reserve = marched.fromReserve;
  const lands = takenFrom(events);
  if (march.open > 0) return [text('hibernia.preview.open', { reserve, missing: march.open })];
  return [text('hibernia.preview.taken', { reserve, lands: lands.join(', ') })];
}

const takenFrom = (events: readonly HiberniaEvent[]): string[] => [
  ...new Set(events.flatMap((event) => (event.type === 'taken' ? [event.from] : []))),
];

function takeSentences(scene: HiberniaScene, { events, march }: Foreseen): string[] {
  const { text, view } = scene;
  const [land] = takenFrom(events);
  if (!march || land === undefined) return [];
  const left = (view.lands[land]?.warriors ?? 1) - events.filter((e) => e.type === 'taken' && e.from === land).length;
  const taken = text('hibernia.preview.take', { land, left });
  if (march.open > 0) return [taken, text('hibernia.preview.stillMissing', { missing: march.open })];
  return [taken, outcome(scene, march)];
}

function outcome(scene: HiberniaScene, { against, holder, warriors, fallen }: ForeseenMarch): string {
  const { text, view } = scene;
  if (against === 0) return text('hibernia.preview.occupied');
  if (against === view.turn) return text('hibernia.preview.reinforced', { count: warriors });
  const key = holder === view.turn ? 'won' : holder === 0 ? 'empty' : 'lost';
  return text(`hibernia.preview.battle.${key}`, { name: armyName(scene, against), fallen, warriors });
}

function scoreSentences({ text, view, ...scene }: HiberniaScene, seen: Foreseen): string[] {
  const count = seen.distance - seen.from;
  const found = [text(`hibernia.preview.score.${seen.endsTurn ? 'end' : 'now'}`, { count, distance: seen.distance })];
  const ended = seen.events.find((event) => event.type === 'gameEnded');
  if (ended) found.push(text('hibernia.preview.gameEnded', { name: armyName({ text, view, ...scene }, ended.winner) }));
  else if (seen.events.some((event) => event.type === 'tieRound')) found.push(text('hibernia.preview.tieRound'));
  else if (seen.events.some((event) => event.type === 'lastRound')) found.push(text('hibernia.preview.lastRound'));
  return found;
}

/** 'Bob 1, Cid 2': what the others take back by a raise (H-27). */
export function othersBack(scene: HiberniaScene, raised: Extract<HiberniaEvent, { type: 'raised' }>): string {
  return raised.returned
    .map((back, index) => ({ back, army: seatNumber(index) }))
    .filter(({ back, army }) => back > 0 && army !== raised.seat && !isUnused(scene.view, army))
    .map(({ back, army }) => `${armyName(scene, army)} ${back}`)
    .join(', ');
}
