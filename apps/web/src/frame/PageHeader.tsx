import { LANGUAGES, type Language, PAGES } from '@tessera/protocol/lists';
import { Moon, Sun } from 'lucide-react';
import { Link } from 'wouter';
import { LANGUAGE_NAMES, useLanguage, useText } from '../i18n/index.tsx';
import { SettingsButton, useSettings } from '../settings/index.ts';
import { Logo } from './Logo.tsx';
import { OnlineLink } from './OnlineLink.tsx';

export function PageHeader() {
  return (
    <header className="page-header">
      <Link href={PAGES.home} className="wordmark">
        <Logo />
        <span>Tessera</span>
      </Link>
      <div className="page-tools">
        <OnlineLink />
        <LanguageSelect />
        <ThemeButton />
        <SettingsButton />
      </div>
    </header>
  );
}

function LanguageSelect() {
  const t = useText();
  const [language, setLanguage] = useLanguage();
  return (
    <select
      className="language-select"
      aria-label={t('shell.settings.language')}
      value={language}
      onChange={(event) => setLanguage(event.target.value as Language)}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {LANGUAGE_NAMES[each]}
        </option>
      ))}
    </select>
  );
}

function ThemeButton() {
  const t = useText();
  const [settings, change] = useSettings();
  const dark =
    settings.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : settings.theme === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className="icon-button theme-button"
      aria-label={t(dark ? 'shell.theme.goLight' : 'shell.theme.goDark')}
      onClick={() => change({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
