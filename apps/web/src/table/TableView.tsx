import { seatOf } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { type GameUi, spokenSentence } from '@tessera/ui';
import { useMemo } from 'react';
import type { TableConnection } from '../host/index.ts';
import { useText } from '../i18n/index.tsx';
import { useTable } from './controller/use-table.ts';
import { PassDevice } from './players/PassDevice.tsx';
import { Announcements } from './sound/announcements.ts';
import { useSounds } from './sound/use-sounds.ts';
import { TableFrame } from './TableFrame.tsx';

interface TableViewProps {
  readonly connection: TableConnection;
  readonly ui: GameUi;
}

/** The table, or what covers it while the device goes from one person to the next. */
export function TableView({ connection, ui }: TableViewProps) {
  const t = useText();
  const sounds = useSounds();
  const announcements = useMemo(() => new Announcements(), []);

  const onStep = (step: Step) => {
    for (const sound of ui.sounds(step)) sounds.play(sound);
  };
  const onTold = (step: Step) => {
    const scene = { view: step.view, players, text: t };
    for (const line of ui.describeStep(step, scene)) announcements.say(spokenSentence(line.sentence));
  };
  const table = useTable(connection, ui, { onStep, onTold });
  const { controller, shown, players } = table;
  const { covered } = shown;
  if (covered !== null)
    return (
      <PassDevice
        ui={ui}
        player={players[seatOf(covered)]}
        hasPast={shown.state.moves > 0}
        problem={shown.problem}
        onTake={(playOut) => void controller.take(playOut)}
      />
    );
  return <TableFrame connection={connection} ui={ui} table={table} sounds={sounds} announcements={announcements} />;
}
