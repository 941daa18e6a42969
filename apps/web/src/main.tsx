import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { noticeKeys } from './frame/by-keyboard.ts';
import { LoadFailed } from './frame/LoadFailed.tsx';
import { wantWords } from './i18n/words.ts';
import { keepForOffline, takeOverNewVersion } from './offline.ts';
import { followTheme } from './settings/theme.ts';
import { wearAccents } from './styles/accents.ts';

followTheme();
wearAccents();
noticeKeys();
const page = createRoot(document.getElementById('root') ?? document.body);
const words = wantWords(['shell']).then(
  () => true,
  () => false,
);
// if it can't be taken over just now, the version that is here goes on
await takeOverNewVersion().catch((error: unknown) => console.warn('The new version could not be taken over:', error));
const first = (await words) ? <App /> : <LoadFailed />;
// in short slices: a phone answers a tap in between
startTransition(() => page.render(<StrictMode>{first}</StrictMode>));
keepForOffline();
