import type { GameUi, Scene, ShownCards } from '@tessera/ui';
import { ShellDialog } from '../../controls/ShellDialog.tsx';

interface CardsDialogProps {
  readonly ui: GameUi;
  readonly scene: Scene<unknown>;
  /** None while nothing is shown. */
  readonly shown: ShownCards | null;
  readonly onClose: () => void;
}

/** Cards full size, over the table; several copies of one are one with a number. */
export function CardsDialog({ ui, scene, shown, onClose }: CardsDialogProps) {
  const { Card } = ui;
  if (!Card || !shown) return null;
  return (
    <ShellDialog title={shown.title} isOpen onOpenChange={(open) => (open ? undefined : onClose())}>
      <ul className="shown-cards" data-game={ui.id}>
        {[...new Set(shown.cards)].map((card) => {
          const copies = shown.cards.filter((each) => each === card).length;
          return (
            <li key={card}>
              <Card {...scene} card={card} />
              {copies > 1 ? <span className="shown-copies">× {copies}</span> : null}
            </li>
          );
        })}
      </ul>
    </ShellDialog>
  );
}
