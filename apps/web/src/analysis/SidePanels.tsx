import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useText } from '../i18n/index.tsx';
import type { Panel } from './AnalysisBar.tsx';

interface SidePanelsProps {
  readonly panels: Readonly<Partial<Record<Panel, ReactNode>>>;
}

/** What stands beside the board, one thing at a time. */
export function SidePanels({ panels }: SidePanelsProps) {
  const t = useText();
  const shown = Object.entries(panels) as [Panel, ReactNode][];
  return (
    <Tabs className="side-panels">
      <TabList className="side-tabs" aria-label={t('analysis.panels')}>
        {shown.map(([panel]) => (
          <Tab key={panel} id={panel} className="side-tab">
            {t(`analysis.panel.${panel}`)}
          </Tab>
        ))}
      </TabList>
      {shown.map(([panel, content]) => (
        <TabPanel key={panel} id={panel} className="side-panel">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
