import type { GameUi, Scene } from '@tessera/ui';
import { useText } from '../../i18n/index.tsx';

/** The whole position in words, for those who listen instead of look. */
export function BoardSummary({ ui, scene }: { readonly ui: GameUi; readonly scene: Scene<unknown> }) {
  const t = useText();
  return (
    <section className="visually-hidden" aria-label={t('table.summary')}>
      <h2>{t('table.summary')}</h2>
      {ui.summary(scene).map(({ title, lines }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a name read the same
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
