import { Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/index.tsx';

/** Fetched when somebody opens it. Props: `isOpen`, `onOpenChange`. */
export const SettingsDialog = lazy(() => import('./SettingsDialog.tsx'));

export function SettingsButton({ className = 'icon-button' }: { readonly className?: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={open}
        aria-haspopup="dialog"
        aria-label={t('shell.settings.title')}
      >
        <Settings2 aria-hidden="true" />
      </button>
      {wanted ? (
        <Suspense>
          <SettingsDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
