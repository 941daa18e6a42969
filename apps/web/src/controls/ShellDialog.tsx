import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLanguage, useText } from '../i18n/index.tsx';
import { nameClosers } from './name-closers.ts';

export interface OpenProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface SheetProps extends OpenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A sheet of paper over the page: a heading, a way out, and whatever it is about. */
export const ShellDialog = (props: SheetProps) => <Sheet {...props} veil="veil" className="sheet" />;

/** One with room for figures side by side. */
export const WideDialog = (props: SheetProps) => <Sheet {...props} veil="veil" className="sheet sheet-wide" />;

/** A tall one from the side, or from below on a phone: the rules, the log. */
export const Drawer = (props: SheetProps) => <Sheet {...props} veil="veil veil-drawer" className="drawer" />;

interface SheetFrameProps extends SheetProps {
  readonly veil: string;
  readonly className: string;
}

function Sheet({ isOpen, onOpenChange, title, children, veil, className }: SheetFrameProps) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <I18nProvider locale={language}>
      <ModalOverlay className={veil} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
        <Modal ref={nameClosers(t('shell.close'))} className={className}>
          <Dialog className={`${className.split(' ')[0]}-body`}>
            <header className="sheet-head">
              <Heading slot="title">{title}</Heading>
              <Button slot="close" className="icon-button" aria-label={t('shell.close')}>
                <X aria-hidden="true" />
              </Button>
            </header>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
