import type { BetView } from '@touchline/contract/bets/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { Meter } from '@touchline/ui/meter';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useMatchSubscriptions } from '../../../live/use-match-subscriptions.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSession, useSessionStore } from '../../../shell/session/session-context.tsx';
import { betTitle } from '../bet-title.ts';
import { isWon, legStatus } from '../leg-status.ts';
import { type OpenBetsState, useOpenBets } from './use-open-bets.ts';

/** The coupon's second tab: the player's open bets in short. */
export function OpenBetsTab() {
  const t = useTranslator();
  const session = useSession();
  const { openLogin } = useSessionStore();
  const { state, reload } = useOpenBets();
  if (session === null)
    return (
      <EmptyState title={t('bets.login.title')} text={t('bets.login.text')}>
        <Button tone="brand" size="sm" onClick={openLogin}>
          {t('nav.login')}
        </Button>
      </EmptyState>
    );
  return <OpenBetsList state={state} onRetry={reload} />;
}

function OpenBetsList({ state, onRetry }: { readonly state: OpenBetsState; readonly onRetry: () => void }) {
  const t = useTranslator();
  useMatchSubscriptions(state.phase === 'ready' ? [...new Set(state.bets.flatMap((bet) => bet.legs.map((leg) => leg.matchId)))] : []);
  if (state.phase === 'loading')
    return (
      <div className="coupon-body" aria-busy="true">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={52} />
        ))}
      </div>
    );
  if (state.phase === 'failed')
    return (
      <EmptyState title={t('bets.failed.title')} text={t('bets.failed.text')}>
        <Button size="sm" onClick={onRetry}>
          {t('bets.retry')}
        </Button>
      </EmptyState>
    );
  if (state.bets.length === 0) return <EmptyState title={t('bets.empty.open.title')} text={t('bets.empty.open.text')} />;
  return (
    <div>
      {state.bets.map((bet) => (
        <OpenBetRow key={bet.betId} bet={bet} />
      ))}
      <div className="bet-offer">
        <Link className={buttonClass('plain', 'sm', true)} to={`/${t.language}/bets`}>
          {t('bets.all')}
        </Link>
      </div>
    </div>
  );
}

function OpenBetRow({ bet }: { readonly bet: BetView }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const won = bet.legs.filter((leg) => isWon(legStatus(leg, undefined))).length;
  const progress = t('bets.progress', { won, count: bet.legs.length });
  const [first] = bet.legs;
  return (
    <article className="bet-offer">
      <div className="in-row">
        <Link className="strong ellipsis" to={`/${t.language}/bets/${bet.betId}`}>
          {betTitle(t, bet)}
        </Link>
        <span className="spacer" />
        <span className="figures muted">
          {amount(bet.stake, bet.currency)}
          {bet.totalOdds ? ` × ${bet.totalOdds}` : ''}
        </span>
      </div>
      {bet.legs.length > 1 ? <Meter value={won / bet.legs.length} label={progress} /> : null}
      <div className="in-row open-bet-foot">
        <span className="muted ellipsis">{bet.legs.length > 1 ? progress : `${first?.selectionName} · ${first?.matchName}`}</span>
        <span className="spacer" />
        <span className="figures amber">{amount(bet.potentialReturn, bet.currency)}</span>
      </div>
    </article>
  );
}
