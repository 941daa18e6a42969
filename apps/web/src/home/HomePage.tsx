import '../styles/home.css';
import { Page } from '../frame/Page.tsx';
import { GAME_ENTRIES } from '../games.ts';
import { useText } from '../i18n/index.tsx';
import { GameFeature } from './GameFeature.tsx';
import { OnlineTables } from './OnlineTables.tsx';
import { OpenRecord } from './OpenRecord.tsx';
import { PlayOnline } from './PlayOnline.tsx';
import { Tables } from './Tables.tsx';

export function HomePage() {
  const t = useText();
  return (
    <Page className="home">
      <h1 className="visually-hidden">{t('shell.home.title')}</h1>
      <OnlineTables />
      <Tables>
        <div className="features">
          {GAME_ENTRIES.map((game) => (
            <GameFeature key={game.id} game={game} />
          ))}
        </div>
      </Tables>
      <PlayOnline />
      <OpenRecord />
    </Page>
  );
}
