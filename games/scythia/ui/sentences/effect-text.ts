import type { Text } from '@tessera/ui';
import { type Amounts, type Effect, RESOURCES, type Resource } from '../../rules/scenario/scenario-types.ts';
import { counted, nameOf } from './card-names.ts';

/** 'a', 'a and b', 'a, b and c'. */
export function listed(text: Text, parts: readonly string[]): string {
  const [last, ...rest] = [...parts].reverse();
  if (last === undefined) return '';
  return rest.length === 0 ? last : text('scythia.and', { a: rest.reverse().join(', '), b: last });
}

/** '2 silver and 1 card'. */
export const amountsText = (text: Text, what: Amounts): string =>
  listed(
    text,
    RESOURCES.filter((resource) => what[resource]).map((resource) => counted(text, resource, what[resource] ?? 0)),
  );

/** For the beginning of a line. */
export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

/** What a card, a hero or a building does, in a few words, never written per card. */
export function effectText(text: Text, effect: Effect): string {
  const of = (inner: Effect) => effectText(text, inner);
  if ('gain' in effect) return amountsText(text, effect.gain);
  if ('spend' in effect) return spendText(text, effect.spend, of(effect.to));
  if ('choose' in effect) return effect.choose.map(of).reduce((a, b) => text('scythia.or', { a, b }));
  if ('all' in effect) return effect.all.map(of).reduce((a, b) => text('scythia.effect.then', { a, b }));
  if ('heal' in effect) return text('scythia.effect.heal', { count: effect.heal });
  if ('hire' in effect)
    return effect.hire > 0 ? text('scythia.effect.hireFor', { count: effect.hire }) : text('scythia.effect.hire');
  if ('take' in effect) return text(`scythia.effect.${effect.take}`);
  if ('discard' in effect) return text('scythia.effect.discard', { count: effect.discard });
  if ('ifMore' in effect) {
    const what = text(`scythia.more.${effect.ifMore}`);
    const then = of(effect.then);
    return effect.else
      ? text('scythia.effect.ifMoreElse', { what, then, else: of(effect.else) })
      : text('scythia.effect.ifMore', { what, then });
  }
  if ('plunder' in effect) return text('scythia.effect.plunder', { region: nameOf(text, 'region', effect.plunder) });
  if ('takeFromPlayers' in effect)
    return text('scythia.effect.fromPlayers', { what: counted(text, effect.takeFromPlayers, 1) });
  if ('swap' in effect) return text(effect.swap === 'crew' ? 'scythia.effect.swapCrew' : 'scythia.effect.swapEagle');
  if ('complete' in effect) return text('scythia.effect.quest');
  if ('visit' in effect) return text('scythia.effect.visit');
  if ('another' in effect) return text('scythia.effect.another');
  return text(`scythia.effect.${({ card: 'useCard', hero: 'useHero', eagle: 'useEagle' } as const)[effect.use]}`);
}

function spendText(text: Text, spend: Amounts & { readonly plunder?: number }, gain: string): string {
  const { plunder, ...amounts } = spend;
  const parts = [
    ...(Object.keys(amounts).length > 0 ? [amountsText(text, amounts)] : []),
    ...(plunder ? [text('scythia.effect.anyPlunder', { count: plunder })] : []),
  ];
  const onlyCards = (Object.keys(spend) as (Resource | 'plunder')[]).every((key) => key === 'cards');
  return text(onlyCards ? 'scythia.effect.spendCards' : 'scythia.effect.spend', { cost: listed(text, parts), gain });
}
