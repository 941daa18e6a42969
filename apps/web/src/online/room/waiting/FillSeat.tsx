import type { SeatNumber } from '@tessera/kernel';
import { LEVELS } from '@tessera/kernel';
import type { PersonRef } from '@tessera/protocol';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { levelTag } from '../../../bot-name.ts';
import { nameClosers } from '../../../controls/name-closers.ts';
import { useText } from '../../../i18n/index.tsx';
import { LevelLines } from '../../../levels/LevelLines.tsx';
import { personName } from '../../person-name.ts';
import { companions } from '../../server/tables.ts';
import { useAnswer } from '../../server/use-answer.ts';
import type { Room } from '../room.ts';
import type { ActAtSeat } from './act-at-seat.ts';

interface FillSeatProps {
  readonly seat: SeatNumber;
  readonly room: Room;
  /** `what` of the server's routes of a table. */
  readonly act: ActAtSeat;
}

/**
 * For the host: a bot, or the seat is kept for somebody who is here and stands, or whom they know.
 * A menu: in a list to select from, the first arrow key would already seat somebody, and might begin the game.
 */
export function FillSeat({ seat, room, act }: FillSeatProps) {
  const t = useText();
  const { table, present } = room;
  const sits = ({ id }: PersonRef) =>
    table.seats.some(({ person, invited }) => person?.id === id || invited?.id === id);
  const standing = present.filter((person) => !sits(person));
  const { value } = useAnswer(companions, table.host.id);
  const known = (value?.people ?? []).filter((person) => !sits(person) && !standing.some(({ id }) => id === person.id));
  const label = t('online.seat.fill', { number: seat });
  const people = (title: string, listed: readonly PersonRef[]) =>
    listed.length === 0 ? null : (
      <MenuSection>
        <Header className="menu-title">{title}</Header>
        {listed.map((person) => (
          <MenuItem
            key={person.id}
            id={person.id}
            className="menu-item"
            onAction={() => act('invite', { seat, person: person.id })}
          >
            {t('online.seat.keep', { name: personName(person, t) })}
          </MenuItem>
        ))}
      </MenuSection>
    );
  if (table.rated && standing.length + known.length === 0) return null;
  return (
    <MenuTrigger>
      <Button className="button">
        {label}
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover ref={nameClosers(t('shell.close'))} className="menu-popover" placement="bottom end">
        <Menu className="menu fill-menu" aria-label={label}>
          {table.rated ? null : (
            <MenuSection>
              <Header className="menu-title">{t('online.seat.bots')}</Header>
              {LEVELS.map((level) => {
                const name = t('online.seat.bot', { strength: levelTag(table.game, level, t) });
                return (
                  <MenuItem
                    key={level}
                    id={level}
                    className="menu-item"
                    textValue={t(`shell.level.${level}`)}
                    onAction={() => act('setSeat', { seat, kind: 'bot', level, name })}
                  >
                    <LevelLines game={table.game} wish={level} />
                  </MenuItem>
                );
              })}
            </MenuSection>
          )}
          {people(t('online.seat.here'), standing)}
          {people(t('online.seat.known'), known)}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
