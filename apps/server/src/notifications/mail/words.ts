import type { Language } from '@tessera/protocol/lists';

interface EmailWords {
  readonly reset: { readonly subject: string; readonly text: string };
  readonly confirm: { readonly subject: string; readonly text: string };
  /** Somebody tried to use their address for another account. */
  readonly taken: { readonly subject: string; readonly text: string };
  readonly turn: {
    readonly subject: string;
    readonly text: string;
    /** {title} says who invites. */
    readonly invited: string;
    readonly stop: string;
  };
}

/** The e-mails in four languages. {name}, {link} and so on are filled in. */
export const EMAILS: Readonly<Record<Language, EmailWords>> = {
  en: {
    reset: {
      subject: 'A new password for Tessera',
      text: 'Hello {name},\n\nchoose a new password here, within the next hour:\n{link}\n\nIf you did not ask for it, do nothing: your password stays as it is.',
    },
    confirm: {
      subject: 'Is this your e-mail address?',
      text: 'Hello {name},\n\nsomebody gave this address at Tessera. If it was you, confirm it here:\n{link}\n\nIf it was not you, do nothing.',
    },
    taken: {
      subject: 'Somebody tried to use your e-mail address',
      text: 'Hello {name},\n\nsomebody tried to use this e-mail address for another name at Tessera. It belongs to your account already, so nothing has changed.\n\nIf it was you, sign in to your account, or ask there for a new password:\n{link}\n\nIf it was not you, do nothing.',
    },
    turn: {
      subject: 'Tessera: it is your turn',
      text: 'Hello {name},\n\nit is your turn:',
      invited: 'Hello {name},\n\n{title}:',
      stop: 'To stop these e-mails, change your settings: {link}',
    },
  },
  ru: {
    reset: {
      subject: 'Новый пароль для Tessera',
      text: 'Здравствуйте, {name}!\n\nЗадайте новый пароль по этой ссылке в течение часа:\n{link}\n\nЕсли вы об этом не просили, ничего не делайте: пароль останется прежним.',
    },
    confirm: {
      subject: 'Это ваш адрес?',
      text: 'Здравствуйте, {name}!\n\nЭтот адрес указали на сайте Tessera. Если это были вы, подтвердите его:\n{link}\n\nЕсли не вы, ничего не делайте.',
    },
    taken: {
      subject: 'Кто-то пытался использовать ваш адрес',
      text: 'Здравствуйте, {name}!\n\nКто-то пытался использовать этот адрес для другого имени на сайте Tessera. Он уже принадлежит вашей учётной записи, и ничего не изменилось.\n\nЕсли это были вы, войдите в свою учётную запись или запросите там новый пароль:\n{link}\n\nЕсли не вы, ничего не делайте.',
    },
    turn: {
      subject: 'Tessera: ваш ход',
      text: 'Здравствуйте, {name}!\n\nВаш ход:',
      invited: 'Здравствуйте, {name}!\n\n{title}:',
      stop: 'Чтобы больше не получать таких писем, отключите их в настройках: {link}',
    },
  },
  fr: {
    reset: {
      subject: 'Un nouveau mot de passe pour Tessera',
      text: 'Bonjour {name},\n\nChoisissez un nouveau mot de passe ici, dans l’heure :\n{link}\n\nSi vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.',
    },
    confirm: {
      subject: 'Est-ce bien votre adresse ?',
      text: 'Bonjour {name},\n\nQuelqu’un a donné cette adresse sur Tessera. Si c’était vous, confirmez-la ici :\n{link}\n\nSinon, ne faites rien.',
    },
    taken: {
      subject: 'Quelqu’un a voulu utiliser votre adresse',
      text: 'Bonjour {name},\n\nQuelqu’un a voulu utiliser cette adresse pour un autre nom sur Tessera. Elle appartient déjà à votre compte ; rien n’a changé.\n\nSi c’était vous, connectez-vous à votre compte ou demandez-y un nouveau mot de passe :\n{link}\n\nSinon, ne faites rien.',
    },
    turn: {
      subject: 'Tessera : à vous de jouer',
      text: 'Bonjour {name},\n\nÀ vous de jouer :',
      invited: 'Bonjour {name},\n\n{title} :',
      stop: 'Pour ne plus recevoir ces e-mails, changez vos réglages : {link}',
    },
  },
  de: {
    reset: {
      subject: 'Ein neues Passwort für Tessera',
      text: 'Hallo {name},\n\nwähle hier innerhalb der nächsten Stunde ein neues Passwort:\n{link}\n\nWenn du das nicht angefordert hast, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    },
    confirm: {
      subject: 'Ist das deine E-Mail-Adresse?',
      text: 'Hallo {name},\n\njemand hat diese Adresse bei Tessera angegeben. Wenn du es warst, bestätige sie hier:\n{link}\n\nWenn nicht, musst du nichts tun.',
    },
    taken: {
      subject: 'Jemand wollte deine E-Mail-Adresse verwenden',
      text: 'Hallo {name},\n\njemand wollte diese E-Mail-Adresse bei Tessera für einen anderen Namen verwenden. Sie gehört schon zu deinem Konto, und nichts hat sich geändert.\n\nWenn du es warst, melde dich mit deinem Konto an oder fordere dort ein neues Passwort an:\n{link}\n\nWenn nicht, musst du nichts tun.',
    },
    turn: {
      subject: 'Tessera: Du bist am Zug',
      text: 'Hallo {name},\n\ndu bist am Zug:',
      invited: 'Hallo {name},\n\n{title}:',
      stop: 'Um diese E-Mails nicht mehr zu bekommen, ändere deine Einstellungen: {link}',
    },
  },
};

export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
