import { NO_SEAT, type SeatNumber, seatNumber } from '@tessera/kernel';
import { CheckField, FieldGroup, NumberField, type PositionEditorProps, SelectField } from '@tessera/ui';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { ARMY, FACES, type Face } from '../../rules/state.ts';
import { armiesOf, armyName, isUnused } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';
import { withDie, withLand, withPlayer, withTurn } from './put.ts';

type Props = PositionEditorProps<HiberniaPosition>;

const NO_DIE = 'none';
/** Many times round the longest track. */
const FARTHEST = 999;

/** All of a position of Hibernia as fields. */
export function EditForm(props: Props) {
  return (
    <>
      <Moment {...props} />
      <Players {...props} />
      <Lands {...props} />
    </>
  );
}

function Moment(props: Props) {
  const { view, text, onChange } = props;
  const seats = armiesOf(props).map(({ seat, name }) => ({ value: `${seat}`, label: name }));
  const isBegun = view.turn !== NO_SEAT && view.phase !== 'castles';
  return (
    <FieldGroup title={text('hibernia.edit.moment')} open>
      <SelectField
        label={text('hibernia.edit.die')}
        value={view.die ?? NO_DIE}
        options={[
          { value: NO_DIE, label: text('hibernia.edit.toRoll') },
          ...FACES.map((face) => ({ value: face, label: text(`hibernia.face.${face}`) })),
        ]}
        onChange={(face: Face | typeof NO_DIE) =>
          onChange(withDie({ ...view, first: view.first || seatNumber(0) }, face === NO_DIE ? null : face))
        }
      />
      {view.phase === 'act'
        ? (['die', 'wild'] as const).map((action) => (
            <CheckField
              key={action}
              label={text(`hibernia.edit.action.${action}`)}
              value={view.actions[action]}
              onChange={(left) => onChange({ ...view, actions: { ...view.actions, [action]: left } })}
            />
          ))
        : null}
      {isBegun ? (
        <>
          <SelectField
            label={text('hibernia.edit.turn')}
            value={`${view.turn}`}
            options={seats}
            onChange={(turn) => onChange(withTurn(view, Number(turn) as SeatNumber))}
          />
          <SelectField
            label={text('hibernia.edit.first')}
            value={`${view.first}`}
            options={seats}
            onChange={(first) => onChange(withTurn({ ...view, first: Number(first) as SeatNumber }, view.turn))}
          />
          <NumberField
            label={text('hibernia.edit.turns')}
            value={view.turns}
            most={9999}
            onChange={(turns) => onChange({ ...view, turns })}
          />
        </>
      ) : null}
    </FieldGroup>
  );
}

/** What is neither on the map nor on the shield is in the reserve. */
function Players(props: Props) {
  const { view, text, onChange } = props;
  return armiesOf(props).map(({ seat, name }, index) => {
    const { shield, distance, reserve, paired } = view.players[index];
    return (
      <FieldGroup key={seat} title={text('hibernia.edit.player', { name, count: reserve })}>
        <NumberField
          label={text('hibernia.edit.fallen')}
          value={shield}
          most={shield + reserve}
          onChange={(fallen) => onChange(withPlayer(view, seat, { shield: fallen }))}
        />
        <NumberField
          label={text('hibernia.edit.distance')}
          value={distance}
          most={FARTHEST}
          onChange={(gone) => onChange(withPlayer(view, seat, { distance: gone }))}
        />
        {paired === undefined ? null : (
          <CheckField
            label={text('hibernia.edit.paired')}
            value={paired}
            onChange={(has) => onChange(withPlayer(view, seat, { paired: has }))}
          />
        )}
      </FieldGroup>
    );
  });
}

function Lands(props: Props) {
  const { view, text, onChange } = props;
  const count = view.seats === 3 ? view.seats + 1 : view.seats;
  const armies = Array.from({ length: count }, (_, army) => seatNumber(army));
  const options = [
    { value: `${NO_SEAT}`, label: text('hibernia.edit.nobody') },
    ...armies.map((army) => ({ value: `${army}`, label: armyName(props, army) })),
  ];
  return (
    <FieldGroup title={text('hibernia.edit.lands')}>
      {boardOfView(view).landNames.map((land) => {
        const { army, warriors } = view.lands[land] ?? { army: NO_SEAT, warriors: 0 };
        return (
          <div key={land} className="edit-row">
            <SelectField
              label={land}
              value={`${army}`}
              options={options}
              onChange={(holder) => onChange(withLand(view, land, Number(holder) as SeatNumber, Math.max(1, warriors)))}
            />
            {army === NO_SEAT || isUnused(view, army) ? null : (
              <NumberField
                quiet
                label={text('hibernia.edit.warriors', { land })}
                value={warriors}
                most={ARMY}
                onChange={(many) => onChange(withLand(view, land, army, many))}
              />
            )}
          </div>
        );
      })}
    </FieldGroup>
  );
}
