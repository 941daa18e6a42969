import { useBrowser } from './browser.ts';
import { lookAt } from './look-at.ts';
import { OF_PLAY } from './screens.ts';

useBrowser();
lookAt(OF_PLAY);
