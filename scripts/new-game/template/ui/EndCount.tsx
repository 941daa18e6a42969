import { ArmyPicture } from '@tessera/game-kit/ui';
import { seatNumber } from '@tessera/kernel';
import type { EndCountProps } from '@tessera/ui';
import { STYLES } from '../board/StepstoneBoard.tsx';
import type { StepstonePosition } from '../rules/position.ts';
import { colourOf, nameOf } from './scene.ts';
import './stepstone-ui.css';

export function EndCount(props: EndCountProps<StepstonePosition>) {
  const { text, result } = props;
  return (
    <section className="stepstone-count" aria-labelledby="stepstone-count">
      <h2 id="stepstone-count">{text('stepstone.end.count')}</h2>
      <ul>
        {result.standings.map(({ seat, points }) => (
          <li key={seat}>
            <ArmyPicture
              className="stepstone-mark"
              styles={STYLES}
              colour={colourOf(props, seatNumber(seat))}
              size={18}
            />
            {text('stepstone.end.home', { name: nameOf(props, seatNumber(seat)), count: points })}
          </li>
        ))}
      </ul>
    </section>
  );
}
