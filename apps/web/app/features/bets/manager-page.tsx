import type { ReplyFor } from '@touchline/contract/calls';
import { buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFollowMatches } from '../../live/use-follow-matches.ts';
import { useFormats } from '../../use-formats.ts';
import { BetCard } from './bet-card.tsx';
import { BetsFrame } from './bets-frame.tsx';
import { useManagedBets } from './use-managed-bets.ts';

/** Interactive manager (S173): every running bet with its value moving, and all that can be done to it under it. */
export function ManagerPage({ loaded }: { readonly loaded: ReplyFor<'betsManager'> }) {
  const t = useTexts();
  const { amount } = useFormats();
  const { bets, totals, points, reload } = useManagedBets({ loaded });
  const running = bets ?? [];
  useFollowMatches(useMemo(() => [...new Set((bets ?? []).flatMap(({ bet }) => bet.legs.map((leg) => leg.matchId)))], [bets]));
  return (
    <BetsFrame page="manager">
      {totals.map((total) => (
        <dl key={total.currency} className="card manager-t num">
          <div>
            <dt>{t('bets.manager.bets')}</dt>
            <dd>{total.bets}</dd>
          </div>
          <div>
            <dt>{t('bets.stake')}</dt>
            <dd>{amount(total.stake, total.currency)}</dd>
          </div>
          <div>
            <dt>{t('bets.possible')}</dt>
            <dd>{amount(total.possible, total.currency)}</dd>
          </div>
          <div>
            <dt>{t('bets.sale.fair')}</dt>
            <dd>{amount(total.fair, total.currency)}</dd>
          </div>
          <div>
            <dt>{t('bets.sale.offer')}</dt>
            <dd className="amber">{amount(total.offer, total.currency)}</dd>
          </div>
        </dl>
      ))}
      {running.length === 0 ? (
        <section className="card">
          <Empty title={t('bets.empty.open.title')} text={t('bets.empty.open.text')}>
            <Link className={buttonClass('brand')} to={`/${t.language}/live`}>
              {t('bets.empty.go')}
            </Link>
          </Empty>
        </section>
      ) : (
        running.map((managed) => (
          <BetCard
            key={managed.bet.betId}
            bet={managed.bet}
            managed={managed}
            points={points.get(managed.bet.betId) ?? []}
            open={running.length <= 3}
            onDone={reload}
          />
        ))
      )}
    </BetsFrame>
  );
}
