import { useBrowser } from './support/browser.ts';
import { lookAt } from './support/look-at.ts';
import { OF_PLAY } from './support/screens.ts';

useBrowser();
lookAt(OF_PLAY);
