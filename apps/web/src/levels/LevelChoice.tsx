import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { nameClosers } from '../controls/name-closers.ts';
import { useText } from '../i18n/index.tsx';
import { LevelLines } from './LevelLines.tsx';
import { type LevelWish, WISHES, wishOf } from './wish.ts';

interface LevelChoiceProps {
  readonly game: string;
  readonly level: LevelWish;
  readonly onLevel: (level: LevelWish) => void;
}

/** How strong a bot is. */
export function LevelChoice({ game, level, onLevel }: LevelChoiceProps) {
  const t = useText();
  return (
    <Select
      className="levels"
      aria-label={t('shell.newTable.level')}
      value={level}
      onChange={(chosen) => {
        const wish = wishOf(chosen);
        if (wish) onLevel(wish);
      }}
    >
      <Button className="level-button">
        <SelectValue className="level-value">
          <LevelLines game={game} wish={level} />
        </SelectValue>
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover ref={nameClosers(t('shell.close'))} className="level-popover">
        <ListBox className="level-list">
          {WISHES.map((wish) => (
            <ListBoxItem key={wish} id={wish} className="level-item" textValue={t(`shell.level.${wish}`)}>
              <LevelLines game={game} wish={wish} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
