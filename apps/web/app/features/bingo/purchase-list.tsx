import './bingo.css';
import type { BingoPurchaseView } from '@touchline/contract/bingo/shapes';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { bingoPath } from '../../shell/paths.ts';
import { bingoGamePath } from './bingo-paths.ts';

const TONE = { open: 'info', won: 'brand', lost: 'plain', returned: 'amber' } as const;

/** The player's purchases with what came of them, kept fresh as games end. Each is its receipt: the way to the game's proof, and one's own part in it. */
export function PurchaseList({ purchases }: { readonly purchases: readonly BingoPurchaseView[] }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'bingo') void revalidate();
  });
  if (purchases.length === 0)
    return (
      <Card>
        <EmptyState title={t('bingo.tickets.empty.title')} text={t('bingo.tickets.empty.text')}>
          <Link className={buttonClass('brand')} to={bingoPath(t.language)}>
            {t('bingo.enter.any')}
          </Link>
        </EmptyState>
      </Card>
    );
  return purchases.map((purchase) => (
    <article key={purchase.purchaseId} className="card bingo-receipt" aria-labelledby={`bingo-purchase-${purchase.purchaseId}`}>
      <div className="bingo-stage-head">
        <h2 id={`bingo-purchase-${purchase.purchaseId}`}>
          <Link to={bingoGamePath(t.language, purchase.gameId)}>
            {t(`bingo.name.${purchase.room}`)} · {t('bingo.game', { n: purchase.number })}
          </Link>
        </h2>
        <Badge tone={TONE[purchase.status]}>{t(`bingo.purchase.${purchase.status}`)}</Badge>
        {purchase.paid === null || purchase.status === 'lost' ? null : (
          <b className="figures">{amount(purchase.paid, purchase.currency)}</b>
        )}
      </div>
      <dl className="bingo-facts">
        <div>
          <dt>{t('bingo.starts-at')}</dt>
          <dd className="figures">{dateTime(purchase.startsAt)}</dd>
        </div>
        <div>
          <dt>{t('bingo.receipt.tickets')}</dt>
          <dd className="figures">
            <bdi>
              {purchase.firstTicket}
              {purchase.tickets > 1 ? `–${purchase.firstTicket + purchase.tickets - 1}` : ''}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t('bingo.receipt.stake')}</dt>
          <dd className="figures">{amount(purchase.stake, purchase.currency)}</dd>
        </div>
        <div>
          <dt>{t('bingo.receipt.seed')}</dt>
          <dd>
            <code dir="ltr">{purchase.buyerSeed}</code>
          </dd>
        </div>
      </dl>
    </article>
  ));
}
