import type { ReplyFor } from '@touchline/contract/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useManagedBets } from '../manage/use-managed-bets.ts';
import { OpenBetRow } from './open-bet-row.tsx';

/** The player's running bets with a leg on a match, on the page of that match; nothing where there are none. */
export function MatchBets({ matchId, loaded }: { readonly matchId: number; readonly loaded: ReplyFor<'getOpenBetsWithCashOut'> }) {
  const t = useTranslator();
  const { bets, points, reload } = useManagedBets({ loaded, only: { matchId } });
  if (bets === null || bets.length === 0) return null;
  return (
    <section className="card match-bets" aria-label={t('bets.match')}>
      <h2>{t('bets.match')}</h2>
      {bets.map((managed) => (
        <OpenBetRow
          key={managed.bet.betId}
          managed={managed}
          points={points.get(managed.bet.betId) ?? []}
          matchId={matchId}
          onDone={reload}
        />
      ))}
    </section>
  );
}
