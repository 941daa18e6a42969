import type { Text } from '@tessera/ui';
import { animalCard, crewCard, type HasScenario, heroCard } from '../scenario-of.ts';
import { abilityText } from './ability-text.ts';
import { counted, nameOf } from './card-names.ts';
import { capital, effectText } from './effect-text.ts';

/** Both sides of a crew, as they stand on its card. */
export function crewSides(text: Text, view: HasScenario, name: string): { ability: string; effect: string } {
  const card = crewCard(view, name);
  return { ability: capital(abilityText(text, card.ability)), effect: capital(effectText(text, card.effect)) };
}

/** A crew in a sentence: name, cost, strength, ability, effect. */
export function crewSentence(text: Text, view: HasScenario, name: string): string {
  const { cost, strength } = crewCard(view, name);
  return text('scythia.card.crew', {
    name: nameOf(text, 'crew', name),
    cost,
    strength,
    ...crewSides(text, view, name),
  });
}

export const heroEffect = (text: Text, view: HasScenario, name: string): string =>
  capital(effectText(text, heroCard(view, name).effect));

export const heroSentence = (text: Text, view: HasScenario, name: string): string =>
  text('scythia.card.hero', { name: nameOf(text, 'hero', name), effect: heroEffect(text, view, name) });

/** What one half of an animal is good for. */
export function animalHalfText(text: Text, view: HasScenario, name: string, half: 'eagle' | 'horse'): string {
  const card = animalCard(view, name);
  const { strength, points } = card[half];
  const kind = half === 'eagle' ? card.eagle.kind : 'horse';
  const title = nameOf(text, 'animal', kind);
  if (kind === 'double') return text('scythia.card.double', { name: title });
  if (kind === 'unlock') return text('scythia.card.unlock', { name: title });
  return text('scythia.card.animal', {
    name: title,
    strength: counted(text, 'strength', strength),
    points: counted(text, 'points', points),
  });
}

export const animalSentence = (text: Text, view: HasScenario, name: string): string =>
  text('scythia.card.either', {
    eagle: animalHalfText(text, view, name, 'eagle'),
    horse: animalHalfText(text, view, name, 'horse'),
  });
