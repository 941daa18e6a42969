import { Die } from '../../board/index.ts';
import { DIE_COLOURS, type DieColour } from '../../rules/scenario/scenario-types.ts';
import { movesOf } from '../decision/move-object.ts';
import type { Play } from '../decision/use-play.ts';
import { nameOf } from '../sentences/card-names.ts';
import { faceText } from '../sentences/dice-words.ts';
import { belowText } from '../sentences/settlement-text.ts';
import { type RaidOutlook, sumOfTerms } from './raid-outlook.ts';

/** The dice of a raid: those that lie, which may be rerolled with a tap, and those still to be rolled. */
export function RaidDice({ play, outlook }: { readonly play: Play; readonly outlook: RaidOutlook }) {
  const { text, legal, active, onMove } = play;
  const rerolls = active ? movesOf(legal, 'reroll') : [];
  const { wounds } = outlook;
  const open = Object.values(outlook.dice).some((n) => n > 0);
  const lowest = outlook.settlement.tiers[0]?.strength ?? 0;
  const below = open || sumOfTerms(outlook.terms) < lowest ? belowText(text, outlook.settlement) : '';
  return (
    <div className="scythia-raid-dice">
      <div className="scythia-dice-row">
        {outlook.rolled.map(({ die, face }, index) => {
          const label = `${nameOf(text, 'die', die)}: ${faceText(text, face)}`;
          const move = rerolls.find((each) => each.move.die === die && each.move.face === face);
          const picture = <Die die={die as DieColour} face={face} size={44} label={move ? undefined : label} />;
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is told from the others by where it lies
          if (!move) return <span key={index}>{picture}</span>;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              type="button"
              className="scythia-reroll"
              data-choice
              aria-label={text('scythia.raid.reroll', { die: nameOf(text, 'die', die), face: faceText(text, face) })}
              onClick={() => onMove(move.text)}
            >
              {picture}
            </button>
          );
        })}
        {DIE_COLOURS.flatMap((colour) =>
          Array.from({ length: outlook.dice[colour] }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice not rolled yet are all the same
            <span key={`${colour} ${index}`} className="scythia-die-open">
              <Die die={colour} face={null} size={36} label={nameOf(text, 'die', colour)} />
            </span>
          )),
        )}
      </div>
      <p className="hint">
        {open
          ? text('scythia.raid.expected', { low: Math.round(10 * (wounds.expected + wounds.rolled)) / 10 })
          : text('scythia.raid.woundsRolled', { count: wounds.rolled })}
        {open && outlook.rerolls > 0 ? ` · ${text('scythia.raid.rerolls', { count: outlook.rerolls })}` : null}
        {below ? ` · ${below}` : null}
      </p>
    </div>
  );
}
