import type { Step } from '@tessera/table';
import type { GameUi, Scene } from '@tessera/ui';

interface EventBannerProps {
  readonly ui: GameUi;
  readonly scene: Scene<unknown>;
  readonly step: Step | undefined;
}

/** What all should see, say a fort that falls: a banner across the board while the step is being shown. */
export function EventBanner({ ui, scene, step }: EventBannerProps) {
  const sentence = step && ui.banner(step, scene);
  if (!sentence) return null;
  return (
    <div className="moment" key={step.index} aria-hidden="true">
      {sentence}
    </div>
  );
}
