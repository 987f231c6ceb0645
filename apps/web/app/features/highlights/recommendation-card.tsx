import './styles/tiles.css';
import type { SliderGames } from '@touchline/contract/highlights/calls';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { useMatchState } from '../../live/live-context.tsx';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { useMatchPath } from '../../live/match-path-builder.ts';
import { KickoffTime } from './kickoff-time.tsx';
import { MatchSides } from './match-sides.tsx';

type Item = SliderGames['items'][number];

/** A match that is shown to this visitor, and why. */
export function RecommendationCard({ item: { match, reason } }: { readonly item: Item }) {
  const t = useTranslator();
  const state = useMatchState(match.id, match.state);
  const address = useMatchPath();
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName: match.champName, startsAt: match.startsAt }),
    [match, name],
  );
  const market = match.markets.find((one) => one.period === 0 && one.selections.length <= 3);
  const running = match.kind === 'live' && state.status !== 'planned';
  return (
    <article className="card recommendation" aria-label={name}>
      <header>
        <Badge
          tone={reason === 'popular' ? 'plain' : 'brand'}
          icon={reason === 'popular' ? 'bolt' : reason === 'bet' ? 'coupon' : 'star-on'}
        >
          {t(`sections.reason.${reason}`)}
        </Badge>
        <span className="ellipsis faint">{match.champName}</span>
      </header>
      <MatchSides match={match} to={address(t.language, match)} score={running ? state.score : null} />
      <p className="faint ellipsis">
        {running ? (
          <>
            <span className="status-dot recommendation-dot" /> {state.periodName || t('status.live')}
          </>
        ) : (
          <KickoffTime startsAt={match.startsAt} />
        )}
      </p>
      {market ? (
        <div className="recommendation-prices" data-count={market.selections.length}>
          {market.selections.slice(0, 3).map((selection) => (
            <LiveOddsButton key={selection.id} match={priced} market={market} selection={selection} label={selection.label} />
          ))}
        </div>
      ) : null}
    </article>
  );
}
