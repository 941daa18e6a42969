import { ArmyMark, Die } from '../../board/index.ts';
import type { Play } from '../decision/use-play.ts';
import type { LastRaid } from '../log/last-raid.ts';
import { seatColour } from '../names.ts';
import { scenarioOf } from '../scenario-of.ts';
import { nameOf } from '../sentences/card-names.ts';
import { faceText } from '../sentences/dice-words.ts';
import { settlementName } from '../sentences/where.ts';
import { StrengthSum } from './StrengthSum.tsx';

const NO_DICE = { red: 0, white: 0, yellow: 0 };

/** How a raid has ended, until somebody goes on: the dice as they lie, the strength, the tier it reached. */
export function RaidOutcome({ play, raid }: { readonly play: Play; readonly raid: LastRaid }) {
  const { view, text } = play;
  const settlement = scenarioOf(view).settlements.find(({ name }) => name === raid.settlement);
  if (!settlement) return null;
  const name = settlementName(text, raid.settlement);
  return (
    <section className="scythia-raid" aria-label={text('scythia.raid.title', { settlement: name })}>
      <header>
        <h2>{name}</h2>
        <span className="scythia-raid-region">{nameOf(text, 'region', settlement.region)}</span>
        <span className="scythia-raid-won" data-none={raid.points === 0 || undefined}>
          <ArmyMark colour={seatColour(play, raid.seat)} size={20} />
          {text('scythia.raid.won', { count: raid.points })}
        </span>
      </header>
      <div className="scythia-dice-row">
        {raid.dice.map(({ die, face }, index) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is told from the others by where it lies
            key={index}
            die={die}
            face={face}
            size={44}
            label={`${nameOf(text, 'die', die)}: ${faceText(text, face)}`}
          />
        ))}
      </div>
      <StrengthSum play={play} outlook={{ settlement, terms: raid.terms, rolled: raid.dice, dice: NO_DICE }} />
      <p className="hint">{text('scythia.raid.wounds', { count: raid.wounds })}</p>
    </section>
  );
}
