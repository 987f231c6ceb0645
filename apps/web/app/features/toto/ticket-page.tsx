import type { TotoMatchView, TotoSheet, TotoTicketView } from '@touchline/contract/toto/calls';
import { Badge } from '@touchline/ui/badge';
import { Callout } from '@touchline/ui/callout';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { ReceiptHeader, ReceiptRow } from '../../shell/page/receipt-header.tsx';
import { TICKET_TONE } from './ticket-card.tsx';
import { TiersTable } from './tiers-table.tsx';
import { totoDrawPath, totoTicketsPath } from './toto-paths.ts';

/** The receipt of a ticket: every mark beside its result, the hits, the tiers it won in. Prints on one page. */
export function TicketPage({ ticket, sheet }: { readonly ticket: TotoTicketView; readonly sheet: TotoSheet }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'toto' && news.ticketId === ticket.ticketId) void revalidate();
  });
  const money = (text: string): string => amount(text, ticket.currency);
  return (
    <>
      <article className="card receipt">
        <ReceiptHeader back={totoTicketsPath(t.language)} backLabel={t('toto.tab.tickets')} />
        <div className="receipt-title">
          <h1>{t('toto.ticket', { id: ticket.ticketId })}</h1>
          <Badge tone={TICKET_TONE[ticket.status]}>{t(`toto.ticket.status.${ticket.status}`)}</Badge>
          <Link className="muted figures" to={totoDrawPath(t.language, ticket.drawId)}>
            {t(`toto.pool.${ticket.pool}`)} · {t('toto.draw', { n: ticket.number })}
          </Link>
        </div>
        <dl className="receipt-figures">
          <ReceiptRow name={t('toto.ticket.stake')} value={money(ticket.stake)} />
          <ReceiptRow name={t('toto.ticket.lines')} value={String(ticket.lines)} />
          <ReceiptRow name={t('toto.ticket.hits')} value={t('toto.ticket.hits-of', { hits: ticket.hits, decided: ticket.decided })} />
          {ticket.paid === null ? null : <ReceiptRow name={t('toto.ticket.paid')} value={money(ticket.paid)} />}
        </dl>
        {ticket.status === 'returned' ? (
          <Callout kind="warning">
            <p>{t('toto.ticket.off')}</p>
          </Callout>
        ) : null}
        {ticket.winning.length > 0 ? (
          <>
            <h2>{t('toto.ticket.wins')}</h2>
            <ul className="receipt-legs toto-wins">
              {ticket.winning.map((win) => (
                <li key={win.correct} className="key-value">
                  <span>{t('toto.ticket.win', { n: win.correct, lines: win.lines })}</span>
                  <b>{money(win.paid)}</b>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <h2>{t('toto.ticket.marks')}</h2>
        <ol className="receipt-legs toto-marked">
          {sheet.matches.map((match) => (
            <Marked key={match.matchId} match={match} marks={ticket.marks[match.place] ?? []} />
          ))}
        </ol>
        <footer className="faint">
          <bdi className="figures">{ticket.guid}</bdi> · {dateTimeLong(ticket.placedAt)}
        </footer>
      </article>
      {ticket.drawStatus === 'settled' ? <TiersTable sheet={sheet} /> : null}
    </>
  );
}

function Marked({ match, marks }: { readonly match: TotoMatchView; readonly marks: readonly number[] }) {
  const t = useTranslator();
  const labels = match.outcomes.filter(({ outcome }) => marks.includes(outcome));
  const hit = match.result === null ? null : match.result === 'void' || marks.includes(match.result);
  const result = match.outcomes.find(({ outcome }) => outcome === match.result);
  return (
    <li className={hit === null ? undefined : hit ? 'toto-hit' : 'toto-miss'}>
      <span className="toto-match-number figures">{match.place + 1}</span>
      <span className="ellipsis" title={match.champName}>
        {t('common.vs', { home: match.home.name, away: match.away.name })}
        {match.line ? <b className="figures amber"> {match.line}</b> : null}
      </span>
      <span className="toto-picks">
        {labels.map(({ outcome, label }) => (
          <b key={outcome} className={`figures${match.result === outcome ? ' green' : ''}`}>
            {label}
          </b>
        ))}
      </span>
      <span className="figures toto-came">
        {match.result === 'void'
          ? t('toto.void')
          : result
            ? `${match.score ? `${match.score[0]}:${match.score[1]} · ` : ''}${result.label}`
            : '–'}
      </span>
      {hit === null ? <span /> : <Icon name={hit ? 'check' : 'close'} size="s" />}
    </li>
  );
}
