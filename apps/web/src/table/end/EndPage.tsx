import { type GameRecord, NO_SEAT, type Outcome, type Result, type Seat, seatOf } from '@tessera/kernel';
import type { Ended, Step } from '@tessera/table';
import { type GameUi, PlayerTag, type Scene } from '@tessera/ui';
import { ChartSpline, Download, House, Rewind, RotateCcw } from 'lucide-react';
import { type CSSProperties, useContext, useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { titleOf, turnsOf } from '../log/turns.ts';
import { TableContext } from '../table-context.ts';
import { EndStory } from './EndStory.tsx';
import { PointsChart } from './PointsChart.tsx';
import { pointsHistoryOf } from './points-history.ts';
import { brokenTies, rankingOf, rivalOf } from './ranking.ts';

interface EndPageProps {
  readonly ui: GameUi;
  readonly id: string;
  readonly scene: Scene<unknown>;
  readonly steps: readonly Step[];
  readonly result: Result;
  /** You alone look at this page. */
  readonly forYou: boolean;
  /** It was ended before its end: then it has no turning point, and no verdict but that. */
  readonly ended: Ended | undefined;
  /** What whoever ended it is called. */
  readonly endedBy: string;
  /** Moves were taken back without anybody's consent. */
  readonly practice: boolean;
  readonly onRematch: (() => void) | undefined;
  readonly recordOf: () => Promise<Outcome<GameRecord>>;
  readonly onSave: () => void;
  /** Shows the board at that step; without one, as it stands. */
  readonly onLook: (index?: number) => void;
}

/** What is said of a game without a winner that was ended before its end. */
const TITLES = { agreed: 'agreed', time: 'timeUp', left: 'givenUp', resigned: 'givenUp' } as const;

/** The end of a game: who won, how the points came, when it turned, and another one. */
export function EndPage(props: EndPageProps) {
  const { ui, id, scene, steps, result, forYou, ended, endedBy, practice, onRematch, recordOf, onSave, onLook } = props;
  const t = useText();
  const context = useContext(TableContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [winner] = result.standings;
  const armies = ui.armies(scene);
  const rival = rivalOf(result, armies);
  /** Alone it may be the rival who has won: the army after the seats. */
  const ahead = rival && result.rival?.rank === 1 && result.winners.length === 0 ? armies.indexOf(rival) : winner.seat;
  const contenders = result.standings.length + (rival ? 1 : 0);
  const history = useMemo(
    () => pointsHistoryOf(steps, ui.points, ahead, contenders, ui.inSetUp),
    [steps, ui, ahead, contenders],
  );
  const turning = history.turning;
  const namesOf = (seats: readonly Seat[]) => seats.map((seat) => armies[seat]?.name).join(', ');
  // where several look at one device, names tell who is meant
  const yours = ([seat, ...others]: readonly Seat[]) => forYou && others.length === 0 && armies[seat]?.isYou === true;
  const leaders = result.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  /** Ended before its end, without a winner: all agreed, or bots alone were left. */
  const open = ended !== undefined && result.winners.length === 0;
  const winnerNames = [
    ...result.winners.map((seat) => armies[seat]?.name),
    ...(result.rival?.wins ? [rival?.name] : []),
  ];
  const title = open
    ? t(`table.end.${TITLES[ended.why]}`)
    : result.winners.length > 0
      ? yours(result.winners) && !result.rival?.wins
        ? t('table.end.youWin')
        : t('table.end.wins', { name: winnerNames.join(', '), count: winnerNames.length })
      : yours([winner.seat])
        ? t('table.end.youLost')
        : t('table.end.lost', { name: armies[winner.seat].name });
  const leads = t('table.end.leads', { name: namesOf(leaders), count: leaders.length });
  const why = ended && ended.why !== 'agreed' && ended.by > 0 ? t(`table.ended.${ended.why}`, { name: endedBy }) : '';
  const verdict = [
    ...(ended ? [why] : ui.verdict(scene, result)),
    open && result.standings.length > 1 ? leads : '',
    practice ? t('table.practice') : '',
  ];
  return (
    <main className="end" id="main">
      <div
        className="end-hero"
        style={open ? undefined : ({ '--who': `var(--${armies[winner.seat].colour})` } as CSSProperties)}
      >
        <div className="end-board">
          <ui.Board
            {...scene}
            waiting="over"
            seat={NO_SEAT}
            legal={[]}
            picking={ui.startPicking([])}
            active={false}
            hints={false}
            steps={steps}
            durationMs={0}
            onMove={() => {}}
            onPicking={() => {}}
            onSay={() => {}}
          />
        </div>
        <div className="end-title">
          <h1 ref={heading} tabIndex={-1}>
            {open ? null : <ui.Mark colour={armies[winner.seat].colour} size={40} />}
            {title}
          </h1>
          {verdict.filter(Boolean).map((sentence) => (
            <p key={sentence} className="lead">
              {sentence}
            </p>
          ))}
          <ol className="ranking">
            {rankingOf(result, armies).map(({ army, points, rank }) => (
              <li
                key={army.seat}
                data-first={(rank === 1 && !open) || undefined}
                style={{ '--who': `var(--${army.colour})` } as CSSProperties}
              >
                <span className="ranking-rank">{rank}.</span>
                <ui.Mark colour={army.colour} size={22} />
                <span className="ranking-name">
                  {army.name}
                  <PlayerTag player={army} />
                </span>
                <strong className="ranking-points">{points}</strong>
              </li>
            ))}
          </ol>
          {brokenTies(result, ended ? seatOf(ended.by) : undefined) ? (
            <p className="hint">{t('table.end.ties')}</p>
          ) : null}
          <div className="actions">
            {onRematch ? (
              <button type="button" className="button button-primary" onClick={onRematch}>
                <RotateCcw aria-hidden="true" />
                {t('table.end.rematch')}
              </button>
            ) : null}
            <Link href={`${context.replayOf(id)}?review`} className="button">
              <ChartSpline aria-hidden="true" />
              {t('table.end.review')}
            </Link>
            <Link href={context.replayOf(id)} className="button">
              <Rewind aria-hidden="true" />
              {t('table.end.replay')}
            </Link>
            <button type="button" className="button" onClick={onSave}>
              <Download aria-hidden="true" />
              {t('table.menu.save')}
            </button>
            <button type="button" className="button" onClick={() => onLook()}>
              {t('table.end.look')}
            </button>
            <Link href={context.home} className="button">
              <House aria-hidden="true" />
              {t('table.home')}
            </Link>
          </div>
          {context.ending}
        </div>
      </div>
      <div className="end-more">
        <section aria-labelledby="end-story">
          <h2 id="end-story">{t('table.end.story')}</h2>
          <EndStory
            ui={ui}
            players={scene.players}
            recordOf={recordOf}
            points={
              <>
                <PointsChart
                  points={history.points}
                  armies={armies}
                  marked={
                    turning ? turnsOf(steps, ui.inSetUp).findIndex((turn) => turn.first === turning.first) : undefined
                  }
                />
                <ul className="chart-legend">
                  {armies.map((army) => (
                    <li key={army.seat}>
                      <ui.Mark colour={army.colour} size={14} /> {army.name}
                      <PlayerTag player={army} />
                    </li>
                  ))}
                </ul>
                {ended ? null : turning ? (
                  <p>
                    {t('table.end.turning', {
                      name: armies[ahead].name,
                      turn: titleOf(ui, turning, scene),
                    })}{' '}
                    <button type="button" className="link-button" onClick={() => onLook(turning.steps.at(-1)?.index)}>
                      {t('table.end.lookThen')}
                    </button>
                  </p>
                ) : contenders > 1 && winnerNames.length < 2 ? (
                  <p>{t('table.end.always', { name: armies[ahead].name })}</p>
                ) : null}
              </>
            }
          />
        </section>
        <ui.EndCount {...scene} result={result} />
      </div>
    </main>
  );
}
