import { PAGES, pagePath } from '@tessera/protocol/lists';
import type { Account } from '../accounts/person.ts';
import type { Mailer } from './mail/mailer.ts';
import { EMAILS, fill } from './mail/words.ts';
import { type Channel, gameName, kindOf, type TurnTable, titleFor } from './turn.ts';

/** E-mails go only to an address that is known to be theirs. */
export class EmailChannel implements Channel {
  readonly name = 'e-mail';
  private readonly mailer: Mailer;
  private readonly publicUrl: string;

  constructor(mailer: Mailer, publicUrl: string) {
    this.mailer = mailer;
    this.publicUrl = publicUrl;
  }

  async tell(
    { name, language, email, emailConfirmedAt, notify }: Account,
    tables: readonly TurnTable[],
  ): Promise<boolean> {
    if (!notify.email || email === null || emailConfirmedAt === null) return false;
    const words = EMAILS[language ?? 'en'].turn;
    const lines = tables.map(
      ({ id, game }) => `${gameName(game)}: ${this.publicUrl}${pagePath('onlineTable', { id })}`,
    );
    const stop = fill(words.stop, { link: `${this.publicUrl}${PAGES.account}` });
    const invited = kindOf(tables) === 'invitation';
    const says = invited
      ? fill(words.invited, { name, title: titleFor(language, tables) })
      : fill(words.text, { name });
    const subject = invited ? `Tessera: ${titleFor(language, tables)}` : words.subject;
    await this.mailer.send({ to: email, subject, text: `${says}\n${lines.join('\n')}\n\n${stop}\n` });
    return true;
  }
}
