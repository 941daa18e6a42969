import type { PositionEditorProps } from '@tessera/ui';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { WORKER_COLOURS } from '../../rules/scenario/scenario-types.ts';
import { boardOfView } from '../scenario-of.ts';
import { nameOf } from '../sentences/card-names.ts';
import { questText } from '../sentences/quest-text.ts';

export type EditProps = PositionEditorProps<ScythiaPosition>;

/** Stands for nothing in a list of choices. */
export const NONE = '';

/** 'blue', or nobody. */
export const workerOptions = ({ text }: Pick<EditProps, 'text'>) => [
  { value: NONE, label: text('scythia.edit.none') },
  ...WORKER_COLOURS.map((colour) => ({ value: colour, label: nameOf(text, 'worker', colour) })),
];

/** Names in the reader's language, after nothing. */
export const namesOf = (
  { text }: Pick<EditProps, 'text'>,
  section: 'crew' | 'hero' | 'animal',
  names: readonly string[],
) => [
  { value: NONE, label: text('scythia.edit.none') },
  ...names.map((name) => ({ value: name, label: nameOf(text, section, name) })),
];

export const questsOf = ({ view, text }: Pick<EditProps, 'view' | 'text'>) => [
  { value: NONE, label: text('scythia.edit.none') },
  ...boardOfView(view).questKeys.map((key) => ({ value: key, label: questText(text, view, key) })),
];
