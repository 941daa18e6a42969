import { type Seat, seatOf } from '@tessera/kernel';
import type { Text } from '@tessera/ui';
import type { ScythiaPosition, SlotPosition } from '../../rules/position/position-types.ts';
import type { Effect, Plunder, Region, Resource } from '../../rules/scenario/scenario-types.ts';
import { crewCard, settlementOf } from '../scenario-of.ts';
import { nameOf } from '../sentences/card-names.ts';
import { amountsText } from '../sentences/effect-text.ts';

/** Why a card in hand would do nothing if it were played now (S-21). */
export function whyNoEffect(text: Text, view: ScythiaPosition, card: string): string {
  const reasons = [...new Set(reasonsOf(text, view, crewCard(view, card).effect))];
  return reasons.length === 0
    ? text('scythia.why.cardDoesNothing')
    : text('scythia.why.effect', { reasons: reasons.join('; ') });
}

function reasonsOf(text: Text, view: ScythiaPosition, effect: Effect): string[] {
  const of = (inner: Effect) => reasonsOf(text, view, inner);
  const own = view.players[seatOf(view.turn)];
  if ('choose' in effect) return effect.choose.flatMap(of);
  if ('all' in effect) return effect.all.flatMap(of);
  if ('ifMore' in effect) {
    if (someoneHasMore(view, effect.ifMore)) return of(effect.then);
    const nobody = text('scythia.why.nobodyMore', { what: text(`scythia.more.${effect.ifMore}`) });
    return [nobody, ...(effect.else ? of(effect.else) : [])];
  }
  if ('takeFromPlayers' in effect && !someoneHasMore(view, effect.takeFromPlayers))
    return [text('scythia.why.nobodyMore', { what: text(`scythia.more.${effect.takeFromPlayers}`) })];
  if ('heal' in effect && !own?.crew.some((crew) => crew && crew.wounds > 0))
    return [text('scythia.why.nobodyWounded')];
  if ('gain' in effect) {
    const gone = Object.keys(effect.gain).filter((what) => what in view.supply && view.supply[what as Plunder] === 0);
    return gone.map((what) => text('scythia.why.supplyOut', { what: nameOf(text, 'name', what) }));
  }
  if ('hire' in effect) return [text('scythia.why.nobodyToHire')];
  if ('swap' in effect) {
    if (effect.swap === 'crew') return [text('scythia.why.nobodyToSwap')];
    return own?.eagles.some(Boolean) ? [] : [text('scythia.why.noEagle')];
  }
  if ('plunder' in effect && !view.slots.some((slot) => mayTakeOneFrom(view, slot, effect.plunder)))
    return [text('scythia.why.noneTherePlunder', { region: nameOf(text, 'region', effect.plunder) })];
  if ('spend' in effect) {
    const { plunder = 0, ...amounts } = effect.spend;
    const lacks = Object.entries(amounts).filter(([what, n]) => hasToPay(view, what as Resource) < (n ?? 0));
    if (lacks.length > 0)
      return [text('scythia.why.cannotSpend', { cost: amountsText(text, Object.fromEntries(lacks)) })];
    const tokens = own ? own.gold + own.equipment + own.wagon + own.livestock : 0;
    if (tokens < plunder)
      return [text('scythia.why.cannotSpend', { cost: text('scythia.count.plunder', { n: plunder }) })];
    return of(effect.to);
  }
  return [];
}

/** S-59: never the last plunder of a slot. */
const mayTakeOneFrom = (view: ScythiaPosition, { settlement, plunder }: SlotPosition, region: Region): boolean =>
  settlementOf(view, settlement).region === region && Object.values(plunder).reduce((sum, n) => sum + n, 0) > 1;

const has = (view: ScythiaPosition, seat: Seat, what: Resource): number => {
  const player = view.players[seat];
  return player ? (what === 'cards' ? player.handSize : player[what]) : 0;
};

/** The card that is played can't pay for itself. */
const hasToPay = (view: ScythiaPosition, what: Resource): number =>
  has(view, seatOf(view.turn), what) - (what === 'cards' ? 1 : 0);

const someoneHasMore = (view: ScythiaPosition, what: Resource): boolean =>
  view.players.some((_, seat) => has(view, seat, what) > has(view, seatOf(view.turn), what));
