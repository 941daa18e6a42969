export { RulesPanel } from './RulesPanel.tsx';
