import type { LotteryTicketView } from '@touchline/contract/lotteries/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { lotteryTicketsPath } from './lottery-paths.ts';
import { TicketList } from './ticket-list.tsx';

/** The last tickets in the office, and the way to all of them; nothing for whoever has none. */
export function OfficeTickets({ tickets }: { readonly tickets: readonly LotteryTicketView[] }) {
  const t = useTranslator();
  if (tickets.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="office-lottery-tickets">
      <div className="heading-row">
        <h2 id="office-lottery-tickets">{t('lotteries.tickets.title')}</h2>
        <Link className="muted" to={lotteryTicketsPath(t.language)}>
          {t('lotteries.tickets.all')}
        </Link>
      </div>
      <TicketList tickets={tickets} />
    </section>
  );
}
