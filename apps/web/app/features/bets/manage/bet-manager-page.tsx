import type { ReplyFor } from '@touchline/contract/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { useMatchSubscriptions } from '../../../live/use-match-subscriptions.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { BetCard } from '../bet-card.tsx';
import { BetsFrame } from '../bets-frame.tsx';
import { EmptyBets } from '../empty-bets.tsx';
import { useManagedBets } from './use-managed-bets.ts';

/** Interactive manager (S173): every running bet with its value moving, and all that can be done to it under it. */
export function BetManagerPage({ loaded }: { readonly loaded: ReplyFor<'getOpenBetsWithCashOut'> }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { bets, totals, points, reload } = useManagedBets({ loaded });
  const running = bets ?? [];
  useMatchSubscriptions(useMemo(() => [...new Set((bets ?? []).flatMap(({ bet }) => bet.legs.map((leg) => leg.matchId)))], [bets]));
  return (
    <BetsFrame page="manager">
      {totals.map((total) => (
        <dl key={total.currency} className="card bet-manager-totals figures">
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
        <EmptyBets title={t('bets.empty.open.title')} text={t('bets.empty.open.text')} feed="live" />
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
