import { NO_SEAT, type SeatNumber, seatNumber } from '@tessera/kernel';
import { CheckField, FieldGroup, NumberField, type PositionEditorProps, SelectField } from '@tessera/ui';
import { type CambriaPosition, PHASES, type PhaseName } from '../../rules/position/position-types.ts';
import { bonusPoints } from '../../rules/scenario/board.ts';
import { SOLDIERS } from '../../rules/state.ts';
import { armiesOf, roadName } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';
import { moveSoldier, RESERVE, takeBonus, takeFort, withPhase } from './put.ts';

type Props = PositionEditorProps<CambriaPosition>;

const SHIPS = [2, 3, 4, 5, 6];
const NOBODY = '-1';

/** All of a position of Cambria as fields. */
export function EditForm(props: Props) {
  return (
    <>
      <Moment {...props} />
      <Soldiers {...props} />
      <Forts {...props} />
    </>
  );
}

function Moment(props: Props) {
  const { view, text, onChange } = props;
  const seats = Array.from({ length: view.seats }, (_, seat) => armiesOf(props)[seat]);
  const phases = PHASES.filter((phase) => view.seats === 2 || !phase.startsWith('neutral'));
  const roads = boardOfView(view).roadNames;
  return (
    <FieldGroup title={text('cambria.edit.moment')} open>
      <SelectField
        label={text('cambria.edit.phase')}
        value={view.phase}
        options={phases.map((phase) => ({ value: phase, label: text(`cambria.edit.phase.${phase}`) }))}
        onChange={(phase: PhaseName) => onChange(withPhase(view, phase))}
      />
      {view.turn === NO_SEAT ? null : (
        <SelectField
          label={text('cambria.edit.turn')}
          value={`${view.turn}`}
          options={seats.map(({ seat, name }) => ({ value: `${seat}`, label: name }))}
          onChange={(turn) => onChange({ ...view, turn: Number(turn) as SeatNumber })}
        />
      )}
      {view.dice.map((die, index) => (
        <NumberField
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same
          key={index}
          label={text('cambria.edit.die', { number: index + 1 })}
          value={die}
          least={1}
          most={6}
          onChange={(shown) => onChange({ ...view, dice: view.dice.map((each, at) => (at === index ? shown : each)) })}
        />
      ))}
      {view.dice.length === 2 ? (
        <CheckField
          label={text('cambria.edit.shipUsed')}
          value={view.shipUsed}
          onChange={(shipUsed) => onChange({ ...view, shipUsed })}
        />
      ) : null}
      {view.legion === 'removed' ? null : (
        <SelectField
          label={text('cambria.edit.legion')}
          value={view.legion}
          options={[
            { value: 'standard', label: text('cambria.edit.standard') },
            ...roads.map((road) => ({ value: road, label: roadName(text, road) })),
          ]}
          onChange={(legion) => onChange({ ...view, legion })}
        />
      )}
      <NumberField
        label={text('cambria.edit.turns')}
        value={view.turns}
        most={9999}
        onChange={(turns) => onChange({ ...view, turns })}
      />
      <NumberField
        label={text('cambria.edit.passes')}
        value={view.passes}
        most={99}
        onChange={(passes) => onChange({ ...view, passes })}
      />
    </FieldGroup>
  );
}

/** Every soldier is somewhere: in the reserve, on a road, or on a ship. */
function Soldiers(props: Props) {
  const { view, text, onChange } = props;
  const roads = boardOfView(view).roadNames;
  return armiesOf(props).map(({ name, seat }, army) => {
    const { roads: held, ships } = view.armies[army];
    const places = [...held, ...ships.map((ship) => `ship ${ship}`)];
    const rows = [...places, ...Array.from({ length: Math.max(0, SOLDIERS - places.length) }, () => RESERVE)];
    const aboard = army < view.seats ? SHIPS : [];
    const options = [
      { value: RESERVE, label: text('cambria.edit.reserve') },
      ...roads.map((road) => ({ value: road, label: roadName(text, road) })),
      ...aboard.map((ship) => ({ value: `ship ${ship}`, label: text('cambria.edit.ship', { ship }) })),
    ];
    return (
      <FieldGroup key={seat} title={text('cambria.edit.soldiers', { name })}>
        {rows.map((place, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: soldiers are alike
            key={index}
            label={text('cambria.edit.soldier', { number: index + 1 })}
            value={place}
            options={options}
            onChange={(to) => onChange(moveSoldier(view, army, place, to))}
          />
        ))}
      </FieldGroup>
    );
  });
}

function Forts(props: Props) {
  const { view, text, onChange } = props;
  const { scenario } = boardOfView(view);
  const armies = armiesOf(props).map(({ name, seat }) => ({ value: `${seat - seatNumber(0)}`, label: name }));
  const holder = (which: 'forts' | 'bonus', fort: string) =>
    `${view.armies.findIndex((army) => army[which].includes(fort))}`;
  return (
    <FieldGroup title={text('cambria.edit.forts')}>
      {scenario.forts.map(({ name: fort, value }) => {
        const taker = holder('forts', fort);
        return (
          <div key={fort} className="edit-row">
            <SelectField
              label={fort}
              value={taker}
              options={[{ value: NOBODY, label: text('cambria.edit.stands') }, ...armies]}
              onChange={(army) => onChange(takeFort(takeFort(view, fort, -1), fort, Number(army)))}
            />
            {taker !== NOBODY && bonusPoints(value) > 0 ? (
              <SelectField
                label={text('cambria.edit.bonus', { fort })}
                value={holder('bonus', fort)}
                options={[
                  { value: NOBODY, label: text('cambria.edit.gone') },
                  ...armies.filter((army) => army.value !== taker),
                ]}
                onChange={(army) => onChange(takeBonus(view, fort, Number(army)))}
              />
            ) : null}
          </div>
        );
      })}
    </FieldGroup>
  );
}
