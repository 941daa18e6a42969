import type { PersonRef } from '@tessera/protocol';
import type { Text } from '../i18n/index.tsx';

/** Somebody's name where nothing but words can stand. */
export const personName = ({ name, guest }: Pick<PersonRef, 'name' | 'guest'>, t: Text): string =>
  guest ? t('online.guest.named', { name }) : name;
