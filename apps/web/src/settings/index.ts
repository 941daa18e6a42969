export { SettingsButton, SettingsDialog } from './SettingsButton.tsx';
export type { Speed } from './settings.ts';
export { getSettings } from './store.ts';
export { useSettings } from './use-settings.ts';
