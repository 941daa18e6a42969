import type { Language } from '@tessera/protocol/lists';

/** The words of the page itself did not arrive, so this one says it in every language. */
const SENTENCES: Readonly<Record<Language, string>> = {
  en: 'Tessera could not be loaded. Check the connection and load the page again.',
  ru: 'Не удалось загрузить Tessera. Проверьте соединение и перезагрузите страницу.',
  fr: 'Tessera n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.',
  de: 'Tessera konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.',
};

export function LoadFailed() {
  return (
    <main className="page-main message">
      <h1>Tessera</h1>
      {Object.entries(SENTENCES).map(([language, sentence]) => (
        <p key={language} lang={language}>
          {sentence}
        </p>
      ))}
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        ↻<span className="visually-hidden">Load again</span>
      </button>
    </main>
  );
}
