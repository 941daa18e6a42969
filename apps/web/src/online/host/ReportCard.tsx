import type { Deed, PersonRef, Report } from '@tessera/protocol';
import { pagePath } from '@tessera/protocol/lists';
import { useState } from 'react';
import { Link } from 'wouter';
import { Confirm } from '../../controls/Confirm.tsx';
import { gameEntry } from '../../games.ts';
import { ago } from '../../home/ago.ts';
import { useLanguage, useText } from '../../i18n/index.tsx';
import { GuestMark } from '../GuestMark.tsx';
import { personName } from '../person-name.ts';
import { messageText } from '../room/chat/phrases.ts';
import { speakersIn } from './report.ts';

export function ReportCard({ report, onAct }: { readonly report: Report; readonly onAct: (deed: Deed) => void }) {
  const t = useText();
  const [language] = useLanguage();
  const game = gameEntry(report.game)?.name ?? report.game;
  const { chatClosed } = report;
  const [banning, setBanning] = useState<PersonRef>();
  const ban = (yes: boolean) => {
    if (yes && banning) onAct({ do: 'ban-name', person: banning.id });
    setBanning(undefined);
  };
  return (
    <article className="report" data-game={report.game}>
      <p>
        <Link href={pagePath('onlineTable', { id: report.table })}>
          {t('online.host.about', { name: personName(report.by, t), game })}
        </Link>{' '}
        <span className="hint">{ago(report.at, Date.now(), language)}</span>
      </p>
      <blockquote className="lead">{report.message}</blockquote>
      <details open>
        <summary>{t('online.host.chat')}</summary>
        <ol className="chat-messages">
          {report.chat.map((line) => (
            <li key={line.id}>
              <strong>{line.person.name}</strong>
              <GuestMark of={line.person} /> {messageText(line, t)}
            </li>
          ))}
        </ol>
      </details>
      <div className="actions">
        {speakersIn(report).map((person) => {
          const off = report.silenced.includes(person.id);
          return (
            <span key={person.id} className="actions">
              <button
                type="button"
                className="button"
                onClick={() => onAct({ do: 'silence', person: person.id, ...(off ? { off } : {}) })}
              >
                {t(off ? 'online.host.unsilence' : 'online.host.silence', { name: person.name })}
              </button>
              <button type="button" className="button" onClick={() => setBanning(person)}>
                {t('online.host.ban', { name: person.name })}
              </button>
            </span>
          );
        })}
        <button
          type="button"
          className="button"
          onClick={() => onAct({ do: 'close-chat', ...(chatClosed ? { off: true } : {}) })}
        >
          {t(chatClosed ? 'online.host.reopen' : 'online.host.close')}
        </button>
        <button type="button" className="button button-primary" onClick={() => onAct({ do: 'settle' })}>
          {t('online.host.settle')}
        </button>
      </div>
      <Confirm
        title={t('online.host.ban', { name: banning?.name ?? '' })}
        isOpen={banning !== undefined}
        yes={t('online.host.ban.yes')}
        no={t('online.host.ban.no')}
        onAnswer={ban}
      >
        <p>{t('online.host.ban.ask', { name: banning?.name ?? '' })}</p>
      </Confirm>
    </article>
  );
}
