import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { nameClosers } from '../controls/name-closers.ts';
import type { OpenProps } from '../controls/ShellDialog.tsx';
import { useText } from '../i18n/index.tsx';

interface DrawerProps extends OpenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A tall sheet from the side, or from below on a phone: the rules, the log. */
export function Drawer({ isOpen, onOpenChange, title, children }: DrawerProps) {
  const t = useText();
  return (
    <ModalOverlay className="veil veil-drawer" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal ref={nameClosers(t('shell.close'))} className="drawer">
        <Dialog className="drawer-body">
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
  );
}
