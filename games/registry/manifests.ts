// Every game there is, one line each; `npm run new-game` adds one.
export { manifest as cambria } from '../cambria/manifest.ts';
export { manifest as hibernia } from '../hibernia/manifest.ts';
export { manifest as scythia } from '../scythia/manifest.ts';
