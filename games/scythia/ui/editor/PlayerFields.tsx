import { type SeatNumber, seatOf } from '@tessera/kernel';
import { FieldGroup, NumberField, SelectField } from '@tessera/ui';
import type { PlayerPosition } from '../../rules/position/position-types.ts';
import { RESOURCES, type WorkerColour } from '../../rules/scenario/scenario-types.ts';
import { seatName } from '../names.ts';
import { boardOfView, crewCard } from '../scenario-of.ts';
import { capital } from '../sentences/effect-text.ts';
import { withItem, withName, withPlayer } from './changes.ts';
import { type EditProps, NONE, namesOf, questsOf, workerOptions } from './options.ts';

const STORES = RESOURCES.filter((kind) => kind !== 'cards');
/** More than anybody ever had. */
const MOST = 999;

/** All that one player has. */
export function PlayerFields(props: EditProps & { readonly seat: SeatNumber }) {
  const { view, text, seat, onChange } = props;
  const player = view.players[seatOf(seat)];
  const { heroNames, crewNames, animalNames } = boardOfView(view);
  const change = (part: Partial<PlayerPosition>) => onChange(withPlayer(view, seat, part));
  const hand = player.hand ?? [];
  /** Every item of a list, and a place for one more. */
  const places = (items: readonly string[]) => [...items, NONE];
  return (
    <>
      <FieldGroup title={seatName(props, seat)}>
        <SelectField
          label={text('scythia.edit.hero')}
          value={player.hero ?? NONE}
          options={namesOf(props, 'hero', heroNames).filter(({ value }) => value !== NONE || player.hero === null)}
          onChange={(hero) => change({ hero: hero || null })}
        />
        <SelectField
          label={text('scythia.edit.worker')}
          value={player.worker ?? NONE}
          options={workerOptions(props)}
          onChange={(worker) => change({ worker: (worker || null) as WorkerColour | null })}
        />
        {STORES.map((kind) => (
          <NumberField
            key={kind}
            label={capital(text(`scythia.more.${kind}`))}
            value={player[kind]}
            most={MOST}
            onChange={(count) => change({ [kind]: count })}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={text('scythia.edit.crewOf', { name: seatName(props, seat) })}>
        {player.crew.map((crew, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place before the player
          <div key={place} className="edit-row">
            <SelectField
              label={text('scythia.edit.crew', { place: place + 1 })}
              value={crew?.name ?? NONE}
              options={namesOf(props, 'crew', crewNames)}
              onChange={(name) => change({ crew: withItem(player.crew, place, name ? { name, wounds: 0 } : null) })}
            />
            {crew ? (
              <NumberField
                label={text('scythia.edit.wounds', { place: place + 1 })}
                value={crew.wounds}
                most={crewCard(view, crew.name).strength}
                onChange={(wounds) => change({ crew: withItem(player.crew, place, { ...crew, wounds }) })}
              />
            ) : null}
          </div>
        ))}
        {(['eagles', 'horses'] as const).flatMap((kind) =>
          player[kind].map((animal, place) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a place before the player
              key={`${kind} ${place}`}
              label={text(`scythia.edit.${kind}`, { place: place + 1 })}
              value={animal ?? NONE}
              options={namesOf(props, 'animal', animalNames)}
              onChange={(name) => change({ [kind]: withItem(player[kind], place, name || null) })}
            />
          )),
        )}
      </FieldGroup>
      <FieldGroup title={text('scythia.edit.cardsOf', { name: seatName(props, seat) })}>
        {places(hand).map((card, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card read the same
            key={at}
            label={text(card === NONE ? 'scythia.edit.addCard' : 'scythia.edit.card', { place: at + 1 })}
            value={card}
            options={namesOf(props, 'crew', crewNames)}
            onChange={(name) => change({ hand: withName(hand, at, name) })}
          />
        ))}
        {places(player.quests).map((quest, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a quest read the same
            key={`quest ${at}`}
            label={text(quest === NONE ? 'scythia.edit.addQuest' : 'scythia.edit.quest', { place: at + 1 })}
            value={quest}
            options={questsOf(props)}
            onChange={(key) => change({ quests: withName(player.quests, at, key) })}
          />
        ))}
      </FieldGroup>
    </>
  );
}
