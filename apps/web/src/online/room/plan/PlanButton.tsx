import { Milestone } from 'lucide-react';
import { useText } from '../../../i18n/index.tsx';

interface PlanButtonProps {
  /** How many lines are planned. */
  readonly lines: number;
  readonly onOpen: () => void;
}

/** While others are to move: to one's plan for the next turn. */
export function PlanButton({ lines, onOpen }: PlanButtonProps) {
  const t = useText();
  const name = t('online.plan.button', { count: lines });
  return (
    <button
      type="button"
      className="button room-plan"
      aria-label={name}
      data-on={lines > 0 || undefined}
      onClick={onOpen}
    >
      <Milestone aria-hidden="true" />
      <span>{name}</span>
    </button>
  );
}
