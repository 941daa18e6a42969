export { SettingsButton, SettingsDialog } from './SettingsButton.tsx';
export type { Settings, Speed, Theme } from './settings.ts';
export { getSettings } from './store.ts';
export { useSettings } from './use-settings.ts';
