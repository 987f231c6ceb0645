import './history.css';
import type { PastSharedBet } from '@touchline/contract/casino/shared-shapes';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { NextPageLink } from '../../../shell/page/next-page-link.tsx';
import { TableBetRow } from './table-bet-row.tsx';

/** The name in the address of the bet after which a page of bets at shared tables begins. */
export const TABLE_BETS_BEFORE = 'tables';

interface TableBetsProps {
  /** Newest first, a page of them. */
  readonly bets: readonly PastSharedBet[];
  /** The bet after which the next page begins. */
  readonly next: string | null;
}

/** The player's bets at tables where all watch the same round; nothing for whoever has none. */
export function TableBets({ bets, next }: TableBetsProps) {
  const t = useTranslator();
  if (bets.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="casino-table-bets" id="tables">
      <h2 id="casino-table-bets">{t('casino.history.tables.title')}</h2>
      <p className="muted">{t('casino.history.tables.lead')}</p>
      <Card>
        <ul className="casino-history-rounds">
          {bets.map((bet) => (
            <TableBetRow key={bet.bet} bet={bet} />
          ))}
        </ul>
      </Card>
      <NextPageLink to={next === null ? null : `?${TABLE_BETS_BEFORE}=${next}#tables`} />
    </section>
  );
}
