import { pagePath } from '@tessera/protocol/lists';
import '../table.css';
import {
  type GameRecord,
  NO_SEAT,
  type Outcome,
  type Problem,
  parseRecord,
  type SeatNumber,
  seatNumber,
} from '@tessera/kernel';
import type { SeatSpec, Step, ToldTo } from '@tessera/table';
import type { GameUi } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { failed } from '../../controls/failed.ts';
import { Waiting } from '../../frame/Waiting.tsx';
import { loadTable, recordOfTable, replaySteps, secrecyOf } from '../../host/index.ts';
import { wantWords } from '../../i18n/words.ts';
import { onlineSentence } from '../../online/problems.ts';
import { loadGameUi } from '../game-uis.ts';
import { usePlayers } from '../players/players.ts';
import { seatsOfRecord } from '../players/seats-of-record.ts';
import { TableProblem } from '../TableProblem.tsx';
import { OpenRecordPage } from './OpenRecordPage.tsx';
import { ReplayView } from './ReplayView.tsx';
import { viewpointsOf } from './viewpoints.ts';

interface Film {
  readonly ui: GameUi;
  readonly record: GameRecord;
  readonly steps: readonly Step[];
  readonly seats: readonly SeatSpec[];
  /** Your seat, and 0 for none; without it the seats say so themselves. */
  readonly you: SeatNumber | undefined;
  /** Through whose eyes it can be watched, and is. */
  readonly viewpoints: readonly ToldTo[];
  readonly viewpoint: ToldTo;
  readonly over: boolean;
  /** Its secrets are not told before the end. */
  readonly secret: boolean;
  /** It is over, or a file: whoever plays on from a moment of it is told nothing new. */
  readonly tries: boolean;
}

type Loaded =
  | { readonly is: 'loading' | 'empty' }
  | { readonly is: 'film'; readonly film: Film }
  | { readonly is: 'problem'; readonly problem: Problem };

/** Where a table's game is kept, when it is not on this device. */
export interface Archive {
  readonly recordOf: (id: string) => Promise<Outcome<GameRecord>>;
  /** The colours by seat, none when they can't be told, and which seat is yours; 0 for none. */
  readonly seatsOf: (id: string) => Promise<{ readonly colours: readonly string[]; readonly you: SeatNumber }>;
  readonly pathOf: (id: string) => string;
}

interface ReplayScreenProps {
  readonly id?: string;
  readonly archive?: Archive;
}

/** A table's game from the beginning, or a record that somebody opens. */
export default function ReplayScreen({ id, archive }: ReplayScreenProps) {
  const [loaded, setLoaded] = useState<Loaded>({ is: id === undefined ? 'empty' : 'loading' });
  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    const film = archive ? filmFrom(archive, id) : filmOfTable(id);
    void settled(film).then((shown) => current && setLoaded(shown));
    return () => {
      current = false;
    };
  }, [id, archive]);

  if (loaded.is === 'loading') return <Waiting />;
  if (loaded.is === 'problem' && id !== undefined)
    return <TableProblem problem={loaded.problem} {...(archive ? { says: onlineSentence } : {})} />;
  if (loaded.is === 'film') {
    const { film } = loaded;
    const watchAs = async (viewpoint: ToldTo) => {
      const steps = await replaySteps(film.record, viewpoint);
      if (steps.ok) setLoaded({ is: 'film', film: { ...film, viewpoint, steps: steps.value } });
      else setLoaded({ is: 'problem', problem: steps.error });
    };
    const table = id === undefined ? undefined : (archive?.pathOf(id) ?? pagePath('table', { id }));
    return (
      <Watched
        film={film}
        table={table}
        onViewpoint={(viewpoint) => void watchAs(viewpoint)}
        onProblem={(problem) => setLoaded({ is: 'problem', problem })}
      />
    );
  }
  return (
    <OpenRecordPage
      problem={loaded.is === 'problem' ? loaded.problem : undefined}
      onFile={(text) => void settled(filmOfText(text)).then(setLoaded)}
    />
  );
}

interface WatchedProps {
  readonly film: Film;
  readonly table: string | undefined;
  readonly onViewpoint: (viewpoint: ToldTo) => void;
  readonly onProblem: (problem: Problem) => void;
}

function Watched({ film, onProblem, ...rest }: WatchedProps) {
  const [, go] = useLocation();
  const { record, seats, tries } = film;
  const tryOut = async (at: number) => {
    const { putUp } = await import('../../analysis/put-up.ts');
    const kept = await putUp(record, at, seats);
    if (!kept.ok) onProblem(kept.error);
    else go(pagePath('analysis', { game: kept.value.game, id: kept.value.id }));
  };
  const onTry = tries ? (at: number) => void tryOut(at).catch((error) => onProblem(failed(error))) : undefined;
  const reviewFirst = new URLSearchParams(useSearch()).has('review');
  return (
    <ReplayView
      {...film}
      {...rest}
      reviewFirst={reviewFirst}
      players={usePlayers(film.ui.id, film.seats, film.you)}
      onTry={onTry}
    />
  );
}

async function settled(film: Promise<Film | Problem>): Promise<Loaded> {
  const found = await film.catch(failed);
  return 'code' in found ? { is: 'problem', problem: found } : { is: 'film', film: found };
}

async function filmOfTable(id: string): Promise<Film | Problem> {
  const [save, record] = await Promise.all([loadTable(id), recordOfTable(id)]);
  if (!record.ok) return record.error;
  return filmOf(record.value, save ? { seated: save.seats } : {});
}

async function filmFrom(archive: Archive, id: string): Promise<Film | Problem> {
  const [given, { colours, you }] = await Promise.all([archive.recordOf(id), archive.seatsOf(id)]);
  if (!given.ok) return given.error;
  const record = parseRecord(given.value);
  return record.ok ? filmOf(record.value, { colours, you }) : record.error;
}

async function filmOfText(text: string): Promise<Film | Problem> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { code: 'not-json', message: 'This file is not a game record.' };
  }
  const record = parseRecord(json);
  return record.ok ? filmOf(record.value, { you: NO_SEAT }) : record.error;
}

interface Cast {
  readonly seated?: readonly SeatSpec[];
  readonly colours?: readonly string[];
  readonly you?: SeatNumber;
}

async function filmOf(record: GameRecord, { seated, colours, you }: Cast): Promise<Film | Problem> {
  const ui = await loadGameUi(record.game);
  if (!ui) return { code: 'unknown-game', message: `There is no game "${record.game}" here.` };
  const [secrecy] = await Promise.all([secrecyOf(record), wantWords([ui.id])]);
  if (!secrecy.ok) return secrecy.error;
  const { hides, over } = secrecy.value;
  const seats = seated ?? seatsOfRecord(record, colours ?? []);
  const people = seated?.flatMap(({ kind }, index) => (kind === 'human' ? seatNumber(index) : []));
  const viewpoints = viewpointsOf({ seats: record.seats, hides, over, people });
  const [viewpoint] = viewpoints;
  const steps = await replaySteps(record, viewpoint);
  if (!steps.ok) return steps.error;
  const secret = hides && !over && seated !== undefined;
  const tries = over || (seated === undefined && colours === undefined);
  return { ui, record, steps: steps.value, seats, you, viewpoints, viewpoint, over, secret, tries };
}
