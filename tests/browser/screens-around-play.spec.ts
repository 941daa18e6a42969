import { useBrowser } from './support/browser.ts';
import { lookAt } from './support/look-at.ts';
import { AROUND_PLAY } from './support/screens.ts';

useBrowser();
lookAt(AROUND_PLAY);
