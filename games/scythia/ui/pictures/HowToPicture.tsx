import { memo } from 'react';
import { scythia } from '../../index.ts';
import BoardPicture from './BoardPicture.tsx';

const scenario = scythia.scenarios['scythia'];

/** What a step of the how-to talks about. */
const HowToPicture = memo(function HowToPicture({ label }: { readonly step: string; readonly label: string }) {
  return (
    <div role="img" aria-label={label}>
      <div inert>
        <BoardPicture scenario={scenario} />
      </div>
    </div>
  );
});

export default HowToPicture;
