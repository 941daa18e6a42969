import { useBrowser } from './browser.ts';
import { lookAt } from './look-at.ts';
import { AROUND_PLAY } from './screens.ts';

useBrowser();
lookAt(AROUND_PLAY);
