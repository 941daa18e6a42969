import type { GameRecord, Outcome } from '@tessera/kernel';
import type { GameUi, Player } from '@tessera/ui';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { wantWords } from '../../i18n/words.ts';

interface EndStoryProps {
  readonly ui: GameUi;
  readonly players: readonly Player[];
  readonly recordOf: () => Promise<Outcome<GameRecord>>;
  /** How the points came. */
  readonly points: ReactNode;
}

/** What thinks about the game comes after its end, and where it can't be loaded the points stay. */
const EndReview = lazy(async () => {
  try {
    const [{ default: review }] = await Promise.all([import('../../review/end/EndReview.tsx'), wantWords(['review'])]);
    return { default: review };
  } catch (error) {
    console.warn('The review could not be loaded:', error);
    return { default: ({ points }: { readonly points: ReactNode }) => points };
  }
});

/** How the game went: by chances, once they are known, else by points. */
export function EndStory({ ui, players, recordOf, points }: EndStoryProps) {
  const [record, setRecord] = useState<GameRecord>();
  const asked = useRef(recordOf);
  useEffect(() => {
    let left = false;
    asked
      .current()
      // a record that is not to be had has said so to whoever saves it
      .then((told) => !left && told.ok && setRecord(told.value))
      .catch((error: unknown) => console.warn('The game could not be reviewed:', error));
    return () => {
      left = true;
    };
  }, []);
  if (!record) return points;
  return (
    <Suspense fallback={points}>
      <EndReview ui={ui} record={record} players={players} points={points} />
    </Suspense>
  );
}
