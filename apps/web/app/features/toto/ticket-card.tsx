import type { TotoTicketView } from '@touchline/contract/toto/calls';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { totoPath } from '../../shell/paths.ts';
import { totoDrawPath, totoTicketPath } from './toto-paths.ts';

export const TICKET_TONE = { open: 'info', won: 'brand', lost: 'danger', returned: 'amber' } as const;

/** A ticket in a list: how it stands and what can be done with it. */
export function TicketCard({ ticket }: { readonly ticket: TotoTicketView }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  return (
    <article className="card toto-ticket" aria-label={t('toto.ticket', { id: ticket.ticketId })}>
      <div className="toto-pool-head">
        <h3>
          <Link to={totoDrawPath(t.language, ticket.drawId)}>{t(`toto.pool.${ticket.pool}`)}</Link>
        </h3>
        <span className="muted figures ellipsis">
          {t('toto.draw', { n: ticket.number })} · {dateTime(ticket.placedAt)}
        </span>
        <span className="spacer" />
        <Badge tone={TICKET_TONE[ticket.status]}>{t(`toto.ticket.status.${ticket.status}`)}</Badge>
      </div>
      <dl className="toto-facts">
        <div>
          <dt>{t('toto.ticket.stake')}</dt>
          <dd className="figures">{amount(ticket.stake, ticket.currency)}</dd>
        </div>
        <div>
          <dt>{t('toto.ticket.lines')}</dt>
          <dd className="figures">{ticket.lines}</dd>
        </div>
        <div>
          <dt>{t('toto.ticket.hits')}</dt>
          <dd className="figures">{t('toto.ticket.hits-of', { hits: ticket.hits, decided: ticket.decided })}</dd>
        </div>
        {ticket.paid === null ? null : (
          <div>
            <dt>{t('toto.ticket.paid')}</dt>
            <dd className={`figures${ticket.status === 'won' ? ' green' : ''}`}>{amount(ticket.paid, ticket.currency)}</dd>
          </div>
        )}
      </dl>
      <div className="toto-pool-foot">
        <span className="muted figures">{t('toto.ticket', { id: ticket.ticketId })}</span>
        <span className="spacer" />
        {ticket.drawStatus === 'open' ? (
          <Link className={buttonClass('plain', 'xs')} to={totoDrawPath(t.language, ticket.drawId, ticket.marks)}>
            {t('toto.ticket.repeat')}
          </Link>
        ) : (
          <Link className={buttonClass('plain', 'xs')} to={totoPath(t.language)}>
            {t('toto.ticket.next')}
          </Link>
        )}
        <Link className={buttonClass('ghost', 'xs')} to={totoTicketPath(t.language, ticket.ticketId)}>
          {t('toto.ticket.receipt')}
        </Link>
      </div>
    </article>
  );
}
