import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { wantWords } from './i18n/words.ts';
import { keepForOffline, takeOverNewVersion } from './offline.ts';
import { followTheme } from './settings/theme.ts';

followTheme();
await takeOverNewVersion().catch(() => {});
await wantWords(['shell']);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

keepForOffline();
