import type { ReplyFor } from '@touchline/contract/calls';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { useFollowMatches } from '../../live/use-follow-matches.ts';
import { useFormats } from '../../use-formats.ts';
import { BetCard } from './bet-card.tsx';
import { BetsFrame } from './bets-frame.tsx';
import { NoBets } from './no-bets.tsx';
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
        <NoBets title={t('bets.empty.open.title')} text={t('bets.empty.open.text')} feed="live" />
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
