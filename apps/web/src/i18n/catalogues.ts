import type { Language } from '@tessera/protocol/lists';
import type { Catalogue } from './text.ts';

/** 'shell', 'table', the id of a game for its own words, 'cambria/scenario' for what can be wrong with a board of it, or 'cambria/position' with a position. */
export type CatalogueName = string;

type Loader = () => Promise<Catalogue>;

const OWN = import.meta.glob<Catalogue>('../words/*.json', { import: 'default' });
const GAME_ENTRIES = import.meta.glob<Catalogue>('../../../../games/*/words/ui.*.json', { import: 'default' });
const OF_GAMES = import.meta.glob<Catalogue>('../../../../games/*/words/shell.*.json', { import: 'default' });
const SCENARIOS = import.meta.glob<Catalogue>('../../../../games/*/words/scenario.*.json', { import: 'default' });
const POSITIONS = import.meta.glob<Catalogue>('../../../../games/*/words/position.*.json', { import: 'default' });

/** Names of cards and what is counted: in sections, so that other programs can read them, too. */
const CARDS = import.meta.glob<Readonly<Record<string, Catalogue>>>('../../../../games/*/words/cards.*.json', {
  import: 'default',
});

/** 'scythia.crew.brawler' */
function flat(game: string, sections: Readonly<Record<string, Catalogue>>): Catalogue {
  const entries = Object.entries(sections).flatMap(([section, names]) =>
    Object.entries(names).map(([name, words]) => [`${game}.${section}.${name}`, words] as const),
  );
  return Object.fromEntries(entries);
}

async function withCards(game: CatalogueName, language: Language, load: Loader): Promise<Catalogue> {
  const cards = CARDS[`../../../../games/${game}/words/cards.${language}.json`];
  if (!cards) return load();
  const [own, sections] = await Promise.all([load(), cards()]);
  return { ...own, ...flat(game, sections) };
}

function loaderOf(name: CatalogueName, language: Language): Loader | undefined {
  const [game, part = 'ui'] = name.split('/');
  const ofGame = `../../../../games/${game}/words/${part}.${language}.json`;
  return OWN[`../words/${name}.${language}.json`] ?? GAME_ENTRIES[ofGame] ?? SCENARIOS[ofGame] ?? POSITIONS[ofGame];
}

/** What the shell says of every game lies with the game. */
async function withGames(language: Language, load: Loader): Promise<Catalogue> {
  const ofGames = Object.entries(OF_GAMES).flatMap(([path, each]) => (path.endsWith(`.${language}.json`) ? each : []));
  return Object.assign({}, ...(await Promise.all([load, ...ofGames].map((each) => each()))));
}

const loading = new Map<string, Promise<Catalogue>>();

export function loadCatalogue(name: CatalogueName, language: Language): Promise<Catalogue> {
  const id = `${name}.${language}`;
  const known = loading.get(id);
  if (known) return known;
  const load = loaderOf(name, language);
  const promise = load
    ? name === 'shell'
      ? withGames(language, load)
      : withCards(name, language, load)
    : Promise.reject(new Error(`There are no words "${name}" in ${language}.`));
  loading.set(id, promise);
  // A load that failed, say because the network was away, may be tried again.
  promise.catch(() => loading.delete(id));
  return promise;
}
