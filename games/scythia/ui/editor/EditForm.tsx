import { type SeatNumber, seatNumber } from '@tessera/kernel';
import { FieldGroup, NumberField, SelectField } from '@tessera/ui';
import { BUILDINGS, PLUNDER, type WorkerColour } from '../../rules/scenario/scenario-types.ts';
import { armiesOf } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';
import { nameOf } from '../sentences/card-names.ts';
import { FACE_DOWN } from '../sentences/quest-text.ts';
import { settlementName } from '../sentences/where.ts';
import { withItem, withSlot } from './changes.ts';
import { type EditProps, NONE, namesOf, questsOf, workerOptions } from './options.ts';
import { PlayerFields } from './PlayerFields.tsx';

const NO_END = 'none';

/** A position of Scythia as fields: the beginning of somebody's turn. */
export function EditForm(props: EditProps) {
  const { view } = props;
  const { settlements } = boardOfView(view);
  return (
    <>
      <Moment {...props} />
      {view.players.map((_, index) => (
        <PlayerFields key={seatNumber(index)} {...props} seat={seatNumber(index)} />
      ))}
      <Village {...props} />
      {settlements.map(({ name }) => (
        <Settlement key={name} {...props} settlement={name} />
      ))}
    </>
  );
}

function Moment(props: EditProps) {
  const { view, text, onChange } = props;
  const seats = armiesOf(props)
    .slice(0, view.seats)
    .map(({ seat, name }) => ({ value: `${seat}`, label: name }));
  const left = Array.from({ length: (view.seats === 1 ? 2 : view.seats) + 1 }, (_, turns) => `${turns}`);
  return (
    <FieldGroup title={text('scythia.edit.moment')} open>
      <SelectField
        label={text('scythia.edit.turn')}
        value={`${view.turn || seatNumber(0)}`}
        options={seats}
        onChange={(turn) => onChange({ ...view, turn: Number(turn) as SeatNumber })}
      />
      <NumberField
        label={text('scythia.edit.turns')}
        value={view.turns}
        most={9999}
        onChange={(turns) => onChange({ ...view, turns })}
      />
      <SelectField
        label={text('scythia.edit.turnsLeft')}
        value={view.turnsLeft === null ? NO_END : `${view.turnsLeft}`}
        options={[
          { value: NO_END, label: text('scythia.edit.noEnd') },
          ...left.map((turns) => ({ value: turns, label: turns })),
        ]}
        onChange={(turns) => onChange({ ...view, turnsLeft: turns === NO_END ? null : Number(turns) })}
      />
    </FieldGroup>
  );
}

function Village(props: EditProps) {
  const { view, text, onChange } = props;
  const { animalNames } = boardOfView(view);
  return (
    <FieldGroup title={text('scythia.edit.village')}>
      {BUILDINGS.map((building) => (
        <SelectField
          key={building}
          label={nameOf(text, 'building', building)}
          value={view.workers[building] ?? NONE}
          options={workerOptions(props)}
          onChange={(worker) =>
            onChange({ ...view, workers: { ...view.workers, [building]: (worker || null) as WorkerColour | null } })
          }
        />
      ))}
      {view.animals.row.map((animal, place) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row
          key={place}
          label={text('scythia.edit.animal', { place: place + 1 })}
          value={animal ?? NONE}
          options={namesOf(props, 'animal', animalNames)}
          onChange={(name) =>
            onChange({ ...view, animals: { ...view.animals, row: withItem(view.animals.row, place, name || null) } })
          }
        />
      ))}
      {view.villageQuests.map((quest, place) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the village
          key={place}
          label={text('scythia.edit.villageQuest', { place: place + 1 })}
          value={quest ?? NONE}
          options={questsOf(props)}
          onChange={(key) => onChange({ ...view, villageQuests: withItem(view.villageQuests, place, key || null) })}
        />
      ))}
    </FieldGroup>
  );
}

/** What is left in the two slots of a settlement. */
function Settlement(props: EditProps & { readonly settlement: string }) {
  const { view, text, onChange, settlement } = props;
  const slots = view.slots.flatMap((slot, at) => (slot.settlement === settlement && slot.used ? [{ slot, at }] : []));
  if (slots.length === 0) return null;
  const { region } = boardOfView(view).settlements[slots[0].at >> 1];
  return (
    <FieldGroup title={settlementName(text, settlement)}>
      {slots.map(({ slot, at }) => (
        <div key={at} className="edit-row">
          {PLUNDER.map((kind) => (
            <NumberField
              key={kind}
              label={text('scythia.edit.plunder', { slot: slot.slot, kind: text(`scythia.more.${kind}`) })}
              value={slot.plunder[kind]}
              most={9}
              onChange={(count) => onChange(withSlot(view, at, { plunder: { ...slot.plunder, [kind]: count } }))}
            />
          ))}
          {region < REGIONS_WITH_QUESTS && slot.quest !== FACE_DOWN ? (
            <SelectField
              label={text('scythia.edit.slotQuest', { slot: slot.slot })}
              value={slot.quest ?? NONE}
              options={questsOf(props)}
              onChange={(key) => onChange(withSlot(view, at, { quest: key || null }))}
            />
          ) : null}
        </div>
      ))}
    </FieldGroup>
  );
}

const REGIONS_WITH_QUESTS = 3;
