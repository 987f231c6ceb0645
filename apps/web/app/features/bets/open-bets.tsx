import type { BetView } from '@touchline/contract/bets';
import { Button, buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { Meter } from '@touchline/ui/meter';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useFollowMatches } from '../../live/use-follow-matches.ts';
import { useSession, useSessionStore } from '../../session-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { betTitle } from './bet-title.ts';
import { isWon, legStanding } from './leg-standing.ts';
import { type OpenBetsState, useOpenBets } from './use-open-bets.ts';

/** The coupon's second tab: the player's open bets in short. */
export function OpenBets() {
  const t = useTexts();
  const session = useSession();
  const { askLogin } = useSessionStore();
  const { state, reload } = useOpenBets();
  if (session === null)
    return (
      <Empty title={t('bets.login.title')} text={t('bets.login.text')}>
        <Button tone="brand" size="sm" onClick={askLogin}>
          {t('nav.login')}
        </Button>
      </Empty>
    );
  return <OpenBetsList state={state} onRetry={reload} />;
}

function OpenBetsList({ state, onRetry }: { readonly state: OpenBetsState; readonly onRetry: () => void }) {
  const t = useTexts();
  useFollowMatches(state.phase === 'ready' ? [...new Set(state.bets.flatMap((bet) => bet.legs.map((leg) => leg.matchId)))] : []);
  if (state.phase === 'loading')
    return (
      <div className="coupon-b" aria-busy="true">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={52} />
        ))}
      </div>
    );
  if (state.phase === 'failed')
    return (
      <Empty title={t('bets.failed.title')} text={t('bets.failed.text')}>
        <Button size="sm" onClick={onRetry}>
          {t('bets.retry')}
        </Button>
      </Empty>
    );
  if (state.bets.length === 0) return <Empty title={t('bets.empty.open.title')} text={t('bets.empty.open.text')} />;
  return (
    <div>
      {state.bets.map((bet) => (
        <ShortBet key={bet.betId} bet={bet} />
      ))}
      <div className="ob">
        <Link className={buttonClass('plain', 'sm', true)} to={`/${t.language}/bets`}>
          {t('bets.all')}
        </Link>
      </div>
    </div>
  );
}

function ShortBet({ bet }: { readonly bet: BetView }) {
  const t = useTexts();
  const { amount } = useFormats();
  const won = bet.legs.filter((leg) => isWon(legStanding(leg, undefined))).length;
  const progress = t('bets.progress', { won, count: bet.legs.length });
  const [first] = bet.legs;
  return (
    <article className="ob">
      <div className="row">
        <Link className="strong ell" to={`/${t.language}/bets/${bet.betId}`}>
          {betTitle(t, bet)}
        </Link>
        <span className="sp" />
        <span className="num mut">
          {amount(bet.stake, bet.currency)}
          {bet.totalOdds ? ` × ${bet.totalOdds}` : ''}
        </span>
      </div>
      {bet.legs.length > 1 ? <Meter value={won / bet.legs.length} label={progress} /> : null}
      <div className="row ob-f">
        <span className="mut ell">{bet.legs.length > 1 ? progress : `${first?.selectionName} · ${first?.matchName}`}</span>
        <span className="sp" />
        <span className="num amber">{amount(bet.possibleReturn, bet.currency)}</span>
      </div>
    </article>
  );
}
