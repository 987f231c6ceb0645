import type { AutoBetView } from '@touchline/contract/bets/placement';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { useSession } from '../../../shell/session/session-context.tsx';
import { EmptyBets } from '../empty-bets.tsx';
import { PendingBetCard, PendingBetLeg } from './pending-bet-card.tsx';

const AUTO_BET_TONES = {
  waiting: 'info',
  placed: 'brand',
  refused: 'danger',
  dropped: 'amber',
  expired: 'amber',
  cancelled: 'plain',
} as const;

/** Bets that wait for their price, and what became of those that did. */
export function AutoBets({ autoBets }: { readonly autoBets: readonly AutoBetView[] }) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'auto-bet') void revalidate();
  });
  if (autoBets.length === 0) return <EmptyBets title={t('bets.auto.empty')} text={t('bets.auto.empty.text')} feed="line" />;
  return autoBets.map((auto) => <AutoBet key={auto.autoBetId} auto={auto} onEnded={() => void revalidate()} />);
}

function AutoBet({ auto, onEnded }: { readonly auto: AutoBetView; readonly onEnded: () => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const odds = useOddsFormatter();
  const currency = useSession()?.currency ?? 'EUR';
  const { busy, problem, run } = useAction();
  const cancel = (): void => {
    void run(
      () => caller.execute('cancelAutoBet', { params: { autoBetId: auto.autoBetId } }),
      () => {
        onEnded();
        return t('bets.auto.cancelled');
      },
    );
  };
  return (
    <PendingBetCard
      title={t('bets.auto.target', { odds: odds(auto.targetOdds) })}
      status={{ name: t(`bets.auto.${auto.status}`), tone: AUTO_BET_TONES[auto.status] }}
      requestedAt={auto.orderedAt}
      stake={auto.stake}
      currency={currency}
      problem={problem}
      betId={auto.betId}
      end={auto.status === 'waiting' ? { name: t('bets.auto.cancel'), busy, press: cancel } : null}
      facts={
        <>
          {auto.dropOnScoreChange ? <span className="muted">{t('coupon.auto.drop')}</span> : null}
          {auto.transformEventKind ? <span className="muted">{t('coupon.auto.follow')}</span> : null}
          {auto.refusal ? <span className="danger">{auto.refusal.message}</span> : null}
        </>
      }
    >
      <ul>
        {auto.legs.map((leg) => (
          <PendingBetLeg key={`${leg.matchId}:${leg.selectionId}`} leg={leg} />
        ))}
      </ul>
    </PendingBetCard>
  );
}
