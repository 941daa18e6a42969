import { BaseSequencer } from 'vitest/node';

/** Files that take long, by what they are called. */
const LONG = /conformance|second-reading|fuzz|differential|online|screens|finish|new-game|play\.spec|scythia\.spec/;

/** What takes longest begins first, so that no worker is left alone with it at the end. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const long = (file) => (LONG.test(file.moduleId) ? 0 : 1);
    return sorted.sort((a, b) => long(a) - long(b));
  }
}
