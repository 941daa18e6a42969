import { ArrowLeft, ArrowRight, Brain, GitBranch, Menu as MenuIcon, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { nameClosers } from '../controls/name-closers.ts';
import { useText } from '../i18n/index.tsx';

const MENU_ITEMS = ['edit', 'link', 'save', 'rules', 'settings', 'leave'] as const;
export type AnalysisChoice = (typeof MENU_ITEMS)[number];

export type Panel = 'best' | 'lines' | 'log';
const ICONS: Readonly<Record<Panel, ReactNode>> = {
  best: <Brain aria-hidden="true" />,
  lines: <GitBranch aria-hidden="true" />,
  log: <ScrollText aria-hidden="true" />,
};

interface AnalysisBarProps {
  readonly at: number;
  readonly length: number;
  readonly onGo: (at: number) => void;
  /** Those that have no place beside the board. */
  readonly panels: readonly Panel[];
  readonly onPanel: (panel: Panel) => void;
  readonly onChoose: (choice: AnalysisChoice) => void;
}

/** Back and forward along a line, and what else there is to do. */
export function AnalysisBar({ at, length, onGo, panels, onPanel, onChoose }: AnalysisBarProps) {
  const t = useText();
  return (
    <div className="action-bar analysis-bar" role="toolbar" aria-label={t('analysis.actions')}>
      <button type="button" className="button action" disabled={at === 0} onClick={() => onGo(at - 1)}>
        <ArrowLeft aria-hidden="true" />
        <span>{t('analysis.back')}</span>
      </button>
      <button
        type="button"
        className="button button-quiet action"
        disabled={at === length}
        onClick={() => onGo(at + 1)}
      >
        <ArrowRight aria-hidden="true" />
        <span>{t('analysis.forward')}</span>
      </button>
      <input
        type="range"
        className="replay-slider analysis-slider"
        min={0}
        max={length}
        value={at}
        disabled={length === 0}
        aria-label={t('analysis.position')}
        aria-valuetext={t('analysis.step', { at, length })}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      {panels.map((panel) => (
        <button
          key={panel}
          type="button"
          className="icon-button"
          aria-label={t(`analysis.panel.${panel}`)}
          title={t(`analysis.panel.${panel}`)}
          onClick={() => onPanel(panel)}
        >
          {ICONS[panel]}
        </button>
      ))}
      <MenuTrigger>
        <Button className="icon-button" aria-label={t('analysis.menu')}>
          <MenuIcon aria-hidden="true" />
        </Button>
        <Popover ref={nameClosers(t('shell.close'))} className="menu-popover" placement="top end">
          <Menu className="menu" aria-label={t('analysis.menu')} onAction={(key) => onChoose(key as AnalysisChoice)}>
            {MENU_ITEMS.map((item) => (
              <MenuItem key={item} id={item} className="menu-item">
                {t(`analysis.menu.${item}`)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
