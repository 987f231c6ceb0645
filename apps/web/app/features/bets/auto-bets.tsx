import type { AutoBetView } from '@touchline/contract/placing';
import { useTexts } from '@touchline/ui/texts';
import { useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useOddsText } from '../../preferences-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useCall } from '../../use-call.ts';
import { NoBets } from './no-bets.tsx';
import { WaitingBet, WaitingLeg } from './waiting-bet.tsx';

const TONES = { waiting: 'info', placed: 'brand', refused: 'danger', dropped: 'amber', expired: 'amber', cancelled: 'plain' } as const;

/** Bets that wait for their price, and what became of those that did. */
export function AutoBets({ autoBets }: { readonly autoBets: readonly AutoBetView[] }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  usePersonalNews((news) => {
    if (news.kind === 'auto-bet') void revalidate();
  });
  if (autoBets.length === 0) return <NoBets title={t('bets.auto.empty')} text={t('bets.auto.empty.text')} feed="line" />;
  return autoBets.map((auto) => <AutoBet key={auto.autoBetId} auto={auto} onEnded={() => void revalidate()} />);
}

function AutoBet({ auto, onEnded }: { readonly auto: AutoBetView; readonly onEnded: () => void }) {
  const t = useTexts();
  const caller = useCaller();
  const odds = useOddsText();
  const currency = useSession()?.currency ?? 'EUR';
  const { busy, problem, run } = useCall();
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
    <WaitingBet
      title={t('bets.auto.target', { odds: odds(auto.targetOdds) })}
      status={{ name: t(`bets.auto.${auto.status}`), tone: TONES[auto.status] }}
      askedAt={auto.orderedAt}
      stake={auto.stake}
      currency={currency}
      problem={problem}
      betId={auto.betId}
      end={auto.status === 'waiting' ? { name: t('bets.auto.cancel'), busy, press: cancel } : null}
      facts={
        <>
          {auto.dropOnScoreChange ? <span className="mut">{t('coupon.auto.drop')}</span> : null}
          {auto.transformEventKind ? <span className="mut">{t('coupon.auto.follow')}</span> : null}
          {auto.refusal ? <span className="red">{auto.refusal.message}</span> : null}
        </>
      }
    >
      <ul>
        {auto.legs.map((leg) => (
          <WaitingLeg key={`${leg.matchId}:${leg.selectionId}`} leg={leg} />
        ))}
      </ul>
    </WaitingBet>
  );
}
