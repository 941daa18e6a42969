import { LANGUAGES } from '@tessera/protocol/lists';
import { useId } from 'react';
import { Slider, SliderFill, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Choice } from '../controls/Choice.tsx';
import { type OpenProps, ShellDialog } from '../controls/ShellDialog.tsx';
import { Toggle } from '../controls/Toggle.tsx';
import { LANGUAGE_NAMES, useText } from '../i18n/index.tsx';
import { SPEEDS, TEXT_SIZES, THEMES } from './settings.ts';
import { useSettings } from './use-settings.ts';

export default function SettingsDialog(props: OpenProps) {
  const t = useText();
  const [settings, change] = useSettings();
  const id = useId();
  return (
    <ShellDialog title={t('shell.settings.title')} {...props}>
      <div className="settings">
        <Choice
          label={t('shell.settings.language')}
          value={settings.language}
          values={LANGUAGES}
          show={(language) => <span lang={language}>{LANGUAGE_NAMES[language]}</span>}
          onChange={(language) => change({ language })}
        />
        <div>
          <label className="field-label" htmlFor={id}>
            {t('shell.settings.name')}
          </label>
          <input
            id={id}
            className="text-field"
            value={settings.name}
            maxLength={30}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.target.value })}
          />
          <p className="hint">{t('shell.settings.name.hint')}</p>
        </div>
        <Choice
          label={t('shell.settings.theme')}
          value={settings.theme}
          values={THEMES}
          show={(theme) => t(`shell.settings.theme.${theme}`)}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={t('shell.settings.textSize')}
          value={settings.textSize}
          values={TEXT_SIZES}
          show={(textSize) => t(`shell.settings.textSize.${textSize}`)}
          onChange={(textSize) => change({ textSize })}
        />
        <Choice
          label={t('shell.settings.speed')}
          value={settings.speed}
          values={SPEEDS}
          show={(speed) => t(`shell.settings.speed.${speed}`)}
          hint={t('shell.settings.speed.hint')}
          onChange={(speed) => change({ speed })}
        />
        <Toggle label={t('shell.settings.sound')} on={!settings.muted} onChange={(on) => change({ muted: !on })} />
        <Volume volume={settings.volume} muted={settings.muted} onChange={(volume) => change({ volume })} />
        <Toggle
          label={t('shell.settings.confirmTurn')}
          hint={t('shell.settings.confirmTurn.hint')}
          on={settings.confirmTurn}
          onChange={(confirmTurn) => change({ confirmTurn })}
        />
        <Toggle
          label={t('shell.settings.autoRoll')}
          hint={t('shell.settings.autoRoll.hint')}
          on={settings.autoRoll}
          onChange={(autoRoll) => change({ autoRoll })}
        />
        <Toggle
          label={t('shell.settings.showHints')}
          hint={t('shell.settings.showHints.hint')}
          on={settings.showHints}
          onChange={(showHints) => change({ showHints })}
        />
      </div>
    </ShellDialog>
  );
}

interface VolumeProps {
  readonly volume: number;
  readonly muted: boolean;
  readonly onChange: (volume: number) => void;
}

function Volume({ volume, muted, onChange }: VolumeProps) {
  const t = useText();
  return (
    <Slider
      className="volume"
      minValue={0}
      maxValue={1}
      step={0.05}
      value={volume}
      onChange={onChange}
      isDisabled={muted}
      formatOptions={{ style: 'percent' }}
      aria-label={t('shell.settings.volume')}
    >
      <span className="toggle-label">{t('shell.settings.volume')}</span>
      <SliderOutput className="volume-value" />
      <SliderTrack className="volume-track">
        <SliderFill className="volume-fill" />
        <SliderThumb className="volume-thumb" />
      </SliderTrack>
    </Slider>
  );
}
