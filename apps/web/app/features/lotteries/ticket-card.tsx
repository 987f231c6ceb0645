import type { LotteryEntryView, LotteryTicketView } from '@touchline/contract/lotteries/shapes';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { lotteryDrawPath } from './lottery-paths.ts';

const TONE = { open: 'info', won: 'brand', lost: 'plain', returned: 'amber' } as const;

/** A ticket: its lines, and how each of its draws went. */
export function TicketCard({ ticket }: { readonly ticket: LotteryTicketView }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  return (
    <article className="card lottery-ticket" aria-labelledby={`lottery-ticket-${ticket.ticketId}`}>
      <div className="lottery-title">
        <h2 id={`lottery-ticket-${ticket.ticketId}`}>
          {t(`lotteries.name.${ticket.lottery}`)} <span className="muted">{t('lotteries.ticket-number', { id: ticket.ticketId })}</span>
        </h2>
        <span className="muted">
          {dateTime(ticket.placedAt)} · {amount(ticket.stake, ticket.currency)}
        </span>
      </div>
      {ticket.entries.map((entry) => (
        <TicketDraw key={entry.drawId} ticket={ticket} entry={entry} />
      ))}
    </article>
  );
}

function TicketDraw({ ticket: { lines, currency }, entry }: { readonly ticket: LotteryTicketView; readonly entry: LotteryEntryView }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  return (
    <section className="lottery-entry" aria-label={t('lotteries.draw', { n: entry.number })}>
      <div className="lottery-title">
        <Link to={lotteryDrawPath(t.language, entry.drawId)}>
          {t('lotteries.draw', { n: entry.number })} · {dateTime(entry.closesAt)}
        </Link>
        <Badge tone={TONE[entry.status]}>{t(`lotteries.entry.${entry.status}`)}</Badge>
        {entry.paid === null || entry.status === 'lost' ? null : <b className="figures">{amount(entry.paid, currency)}</b>}
      </div>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
        <div key={i} className="lottery-entry-line">
          <DrawnNumbers label={t('lotteries.line', { n: i + 1 })} numbers={line} right={entry.numbers} />
          {entry.hits ? <span className="muted">{t('lotteries.right-of', { hits: entry.hits[i] ?? 0, picks: line.length })}</span> : null}
        </div>
      ))}
    </section>
  );
}
