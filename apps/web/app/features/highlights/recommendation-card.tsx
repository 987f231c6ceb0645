import './styles/tiles.css';
import type { SliderGames } from '@touchline/contract/highlights/calls';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { LiveOddsButton } from '../../live/live-odds-button.tsx';
import { useMatchPath } from '../../live/match-path-builder.ts';
import { KickoffTime } from './kickoff-time.tsx';
import { MatchSides } from './match-sides.tsx';
import { useCardMatch } from './use-card-match.ts';

type Item = SliderGames['items'][number];

/** A match that is shown to this visitor, and why. */
export function RecommendationCard({ item: { match, reason } }: { readonly item: Item }) {
  const t = useTranslator();
  const address = useMatchPath();
  const { name, state, priced, market, running } = useCardMatch(match);
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
