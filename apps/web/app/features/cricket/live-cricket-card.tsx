import type { MatchDetail } from '@touchline/contract/line/shapes';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inningsState, oversText, runRate, runsToWin } from '../../live/innings-state.ts';
import { SideMark } from '../../shell/page/side-mark.tsx';
import { cricketMatchPath } from '../../shell/paths.ts';

/** A match in play as cricket counts it: runs and wickets, overs, the chase. `children` stand below: its balls, its prices. */
export function LiveCricketCard({ match, children }: { readonly match: MatchDetail; readonly children?: ReactNode }) {
  const t = useTranslator();
  const chase = runsToWin(match.state);
  const { home, away, champView } = match;
  const name = away ? t('common.vs', { home: home.name, away: away.name }) : home.name;
  return (
    <article className="card live-cricket-card" aria-label={name}>
      <header>
        <Flag code={champView.flag} />
        <span className="ellipsis muted">{champView.name}</span>
        <span className="spacer" />
        <span className="badge badge-brand">{match.state.periodName || t('status.live')}</span>
      </header>
      <Link to={cricketMatchPath(t.language, match)} className="live-cricket-sides" prefetch="intent">
        {([1, 2] as const).map((side) => {
          const team = side === 1 ? home : away;
          if (!team) return null;
          const now = inningsState(match.state, side);
          const bats = match.state.turn === side;
          const rate = runRate(now);
          return (
            <span key={side} className={`live-cricket-side${bats ? ' strong' : ''}`}>
              <SideMark match={match} side={team} size={20} />
              <span className="ellipsis live-cricket-name" title={team.name}>
                {team.name}
              </span>
              {now.balls > 0 ? (
                <>
                  <b className="figures">{t('cricket.runs-wickets', { runs: now.runs, wickets: now.wickets })}</b>
                  <small className="muted">{t('cricket.overs', { overs: oversText(now.balls) })}</small>
                  <small className="faint">{bats && rate ? t('cricket.rate', { rate }) : null}</small>
                </>
              ) : null}
            </span>
          );
        })}
      </Link>
      {chase !== null && chase > 0 ? <p className="live-cricket-chase">{t('cricket.target', { n: chase })}</p> : null}
      {children}
    </article>
  );
}
