import { type DiceTrayProps, useTumble } from '@tessera/ui';
import { HiberniaDie } from '../board/index.ts';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import { FACES } from '../rules/state.ts';
import { type DieAction, dieNow } from './log/dice-now.ts';
import { TUMBLE } from './timing.ts';

/** The die, and which actions are still open: its own and the wild one. */
export function DiceTray({ view, steps, text, fresh, durationMs }: DiceTrayProps<HiberniaPosition>) {
  const { face, thrown, actions } = dieNow(view, steps, fresh);
  const isNew = thrown >= 0 && thrown === steps.length - 1 && durationMs > 0;
  const tumbling = useTumble(thrown, isNew ? TUMBLE * durationMs : 0);
  const actionName = ({ id }: DieAction) => {
    if (id === 'leap') return text('hibernia.dice.leap');
    if (id === 'wild' || face === 'black') return text('hibernia.dice.any');
    return text('hibernia.dice.lands', { colour: face ?? '' });
  };
  const open = actions.filter((action) => action.open).map(actionName);
  const label = [
    face === null ? text('hibernia.dice.none') : text('hibernia.dice.shows', { face: text(`hibernia.face.${face}`) }),
    ...(open.length > 0 ? [text('hibernia.dice.open', { list: open.join(', ') })] : []),
  ].join(' ');
  return (
    <div className="hibernia-dice" role="img" aria-label={label}>
      <HiberniaDie face={tumbling === null ? face : FACES[tumbling % FACES.length]} rolling={tumbling !== null} />
      {tumbling === null && actions.length > 0 ? (
        <ul className="hibernia-actions" aria-hidden="true">
          {actions.map((action) => (
            <li key={action.id} className={action.open ? 'open' : 'spent'}>
              <span className="hibernia-action-name">{actionName(action)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
