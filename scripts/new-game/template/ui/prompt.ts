import { diceText } from '@tessera/ui';
import { nameOf, type StepstoneDecision } from './scene.ts';

/** Who must do what, in one sentence. */
export function prompt(decision: StepstoneDecision): string {
  const { text, view, waiting, seat } = decision;
  const name = nameOf(decision, seat);
  switch (waiting) {
    case 'over':
      return text('stepstone.prompt.over');
    case 'bot':
      return text('stepstone.prompt.bot', { name });
    case 'confirm':
      return text('stepstone.prompt.confirm', { name });
    case 'roll':
      return text('stepstone.prompt.roll', { name });
    default:
      return text('stepstone.prompt.walk', { name, die: view.die === 0 ? '' : diceText([view.die]) });
  }
}
