import { pagePath } from '@tessera/protocol/lists';
import type { Account } from '../accounts/person.ts';
import type { Post } from './outbound.ts';
import { type Channel, gamesInWords, kindOf, type TurnTable, titleFor } from './turn.ts';

/** JSON to an address of the person's choice. `text` and `content` are what Slack, Mattermost and Discord show, so their webhooks do without anything in between. */
export class WebhookChannel implements Channel {
  readonly name = 'webhook';
  private readonly post: Post;
  private readonly publicUrl: string | undefined;

  /** Without `publicUrl` nobody knows where the tables are: then there are no links. */
  constructor(post: Post, publicUrl: string | undefined) {
    this.post = post;
    this.publicUrl = publicUrl;
  }

  async tell({ id, name, language, notify }: Account, tables: readonly TurnTable[]): Promise<boolean> {
    if (notify.webhook === null) return false;
    const { publicUrl } = this;
    const links = publicUrl ? tables.map((table) => `${publicUrl}${pagePath('onlineTable', { id: table.id })}`) : [];
    const listed = tables.map((table, index) => (publicUrl ? { ...table, url: links[index] } : table));
    const text = [`${titleFor(language, tables)}: ${gamesInWords(tables)}`, ...links].join(' ');
    const status = await this.post(notify.webhook, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: kindOf(tables), person: { id, name }, tables: listed, text, content: text }),
    });
    if (status < 200 || status > 299) throw new Error(`The webhook answered with ${status}.`);
    return true;
  }
}
