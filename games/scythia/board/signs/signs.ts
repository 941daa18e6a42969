import type { Ability, Amounts, Effect, Region, Resource, WorkerColour } from '../../rules/scenario/scenario-types.ts';
import type { GlyphName } from './glyphs.ts';

/** One thing in a row of signs: a picture with its number, a word-like mark, or a worker or land it holds for. */
export type Sign =
  | { readonly sign: GlyphName; readonly count?: number | undefined; readonly plus?: boolean | undefined }
  | { readonly mark: ':' | '/' | '×2' | '−' }
  | { readonly worker: WorkerColour }
  | { readonly land: Region };

const ORDER: readonly Resource[] = [
  'silver',
  'kumis',
  'provisions',
  'gold',
  'equipment',
  'wagon',
  'livestock',
  'points',
  'cards',
];

export const amountSigns = (amounts: Amounts): Sign[] =>
  ORDER.flatMap((resource) => {
    const count = amounts[resource] ?? 0;
    return count > 0 ? [{ sign: resource, count }] : [];
  });

const between = (rows: readonly (readonly Sign[])[]): Sign[] =>
  rows.flatMap((row, i) => (i === 0 ? row : [{ mark: '/' } as const, ...row]));

/** An effect as signs in a row: what is spent, an arrow, what is gained; a stroke between alternatives. */
export function effectSigns(effect: Effect): Sign[] {
  if ('gain' in effect) return amountSigns(effect.gain);
  if ('spend' in effect) {
    const { plunder, ...amounts } = effect.spend;
    const paid = [...amountSigns(amounts), ...(plunder ? [{ sign: 'bag', count: plunder } as const] : [])];
    return [...paid, { sign: 'arrow' }, ...effectSigns(effect.to)];
  }
  if ('choose' in effect) return between(effect.choose.map(effectSigns));
  if ('all' in effect) return effect.all.flatMap(effectSigns);
  if ('heal' in effect) return [{ sign: 'heal', count: effect.heal }];
  if ('hire' in effect)
    return effect.hire > 0
      ? [{ sign: 'hire' }, { mark: '−' }, { sign: 'silver', count: effect.hire }]
      : [{ sign: 'silver' }, { sign: 'arrow' }, { sign: 'hire' }];
  if ('take' in effect) return [{ sign: effect.take }];
  if ('discard' in effect) return [{ sign: 'discard', count: effect.discard }];
  if ('ifMore' in effect) {
    const then: Sign[] = [{ sign: effect.ifMore as GlyphName }, { mark: ':' }, ...effectSigns(effect.then)];
    return effect.else ? between([then, effectSigns(effect.else)]) : then;
  }
  if ('plunder' in effect) return [{ land: effect.plunder }, { sign: 'bag', count: 1 }];
  if ('takeFromPlayers' in effect)
    return [{ sign: 'crew' }, { sign: 'arrow' }, { sign: effect.takeFromPlayers as GlyphName }];
  if ('swap' in effect)
    return effect.swap === 'crew'
      ? [{ sign: 'crew' }, { sign: 'swap' }, { sign: 'cards' }]
      : [{ sign: 'eagle' }, { sign: 'swap' }, { sign: 'horse' }];
  if ('complete' in effect) return [{ sign: 'quest' }];
  if ('visit' in effect) return [{ sign: 'building' }];
  if ('another' in effect) return [{ sign: 'swap' }];
  return [{ sign: effect.use === 'card' ? 'cards' : effect.use }];
}

/** What is chosen between, one row each; most effects are one row. */
export const effectRows = (effect: Effect): Sign[][] =>
  'choose' in effect ? effect.choose.map(effectSigns) : [effectSigns(effect)];

const PER: Readonly<Record<string, GlyphName>> = { 'other crew': 'crew' };

/** A left-hand ability as signs: when it holds, then what it gives. */
export function abilitySigns(ability: Ability): Sign[] {
  const per = 'per' in ability && ability.per ? ((PER[ability.per] ?? ability.per) as GlyphName) : null;
  const counted: Sign[] = per
    ? [{ mark: '/' }, { sign: per, count: 'each' in ability ? ability.each : undefined }]
    : [];
  if ('raid' in ability) return [{ land: ability.raid }, { mark: ':' }, ...amountSigns(ability.gain)];
  if ('strength' in ability)
    return [
      ...(ability.region ? [{ land: ability.region } as const, { mark: ':' } as const] : []),
      ...(ability.worker ? [{ worker: ability.worker } as const, { mark: ':' } as const] : []),
      { sign: 'strength', count: ability.strength, plus: true },
      ...counted,
    ];
  if ('ignore' in ability)
    return [
      ...(ability.region ? [{ land: ability.region } as const, { mark: ':' } as const] : []),
      { mark: '−' },
      { sign: 'wound', count: ability.ignore },
    ];
  if ('reroll' in ability) return [{ sign: 'reroll', count: ability.reroll }];
  if ('raidCost' in ability) {
    const { provisions = 0, wagon = 0 } = ability.raidCost;
    return [{ mark: '−' }, ...amountSigns({ provisions, wagon })];
  }
  if ('hireCost' in ability) return [{ sign: 'hire' }, { mark: '−' }, { sign: 'silver', count: ability.hireCost }];
  if ('building' in ability)
    return [{ sign: 'building' }, { mark: ':' }, ...amountSigns(ability.gain).map((sign) => ({ ...sign, plus: true }))];
  if ('whenWounded' in ability) return [{ sign: 'wound' }, { mark: ':' }, ...amountSigns(ability.whenWounded)];
  if ('whenKilled' in ability)
    return [
      { sign: 'killed' },
      { mark: ':' },
      ...(ability.whenKilled === 'return' ? [{ sign: 'cards' } as const] : amountSigns(ability.whenKilled)),
    ];
  return [{ sign: 'points', count: ability.end }, ...counted];
}
