import './lotteries.css';
import type { LotteryTicketView } from '@touchline/contract/lotteries/shapes';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { lotteriesPath } from '../../shell/paths.ts';
import { TicketCard } from './ticket-card.tsx';

/** The player's tickets, kept fresh as their draws end. */
export function TicketList({ tickets }: { readonly tickets: readonly LotteryTicketView[] }) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'lottery') void revalidate();
  });
  if (tickets.length === 0)
    return (
      <Card>
        <EmptyState title={t('lotteries.tickets.empty.title')} text={t('lotteries.tickets.empty.text')}>
          <Link className={buttonClass('brand')} to={lotteriesPath(t.language)}>
            {t('lotteries.play')}
          </Link>
        </EmptyState>
      </Card>
    );
  return tickets.map((ticket) => <TicketCard key={ticket.ticketId} ticket={ticket} />);
}
