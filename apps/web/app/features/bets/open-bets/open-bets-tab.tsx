import { Button, buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useMatchSubscriptions } from '../../../live/use-match-subscriptions.ts';
import { useSession, useSessionStore } from '../../../shell/session/session-context.tsx';
import { useManagedBets } from '../manage/use-managed-bets.ts';
import { OpenBetRow } from './open-bet-row.tsx';

/** The bet slip's second tab: the player's open bets in short, each with its cash out. */
export default function OpenBetsTab() {
  const t = useTranslator();
  const session = useSession();
  const { openLogin } = useSessionStore();
  if (session === null)
    return (
      <EmptyState title={t('bets.login.title')} text={t('bets.login.text')}>
        <Button tone="brand" size="sm" onClick={openLogin}>
          {t('nav.login')}
        </Button>
      </EmptyState>
    );
  return <OpenBetsList key={session.playerId} />;
}

/** The tab shows the first bets only; the page shows all. */
const SHOWN = 20;

function OpenBetsList() {
  const t = useTranslator();
  const { bets, points, failed, reload } = useManagedBets({});
  useMatchSubscriptions(useMemo(() => [...new Set((bets ?? []).flatMap(({ bet }) => bet.legs.map((leg) => leg.matchId)))], [bets]));
  if (bets === null && failed)
    return (
      <EmptyState title={t('bets.failed.title')} text={t('bets.failed.text')}>
        <Button size="sm" onClick={reload}>
          {t('bets.retry')}
        </Button>
      </EmptyState>
    );
  if (bets === null)
    return (
      <div className="coupon-body" aria-busy="true">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={52} />
        ))}
      </div>
    );
  if (bets.length === 0) return <EmptyState title={t('bets.empty.open.title')} text={t('bets.empty.open.text')} />;
  return (
    <div>
      {bets.slice(0, SHOWN).map((managed) => (
        <OpenBetRow key={managed.bet.betId} managed={managed} points={points.get(managed.bet.betId) ?? []} onDone={reload} />
      ))}
      <div className="bet-offer">
        <Link className={buttonClass('plain', 'sm', true)} to={`/${t.language}/bets`}>
          {t('bets.all')}
        </Link>
      </div>
    </div>
  );
}
