import { useText } from '../i18n/index.tsx';

/** While a screen is fetched. It says so only if that takes long enough to wonder. */
export function Waiting() {
  const t = useText();
  return (
    <main className="waiting" id="main">
      <h1 className="visually-hidden">Tessera</h1>
      <p role="status">{t('shell.waiting')}</p>
    </main>
  );
}
