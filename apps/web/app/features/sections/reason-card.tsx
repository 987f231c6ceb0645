import type { SliderGames } from '@touchline/contract/feed-highlights';
import { Badge } from '@touchline/ui/badge';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { useMatchState } from '../../live/live-context.tsx';
import { useMatchAddress } from '../../live/match-address.ts';
import { PriceButton, type PricedMatch } from '../../live/price-button.tsx';
import { Kickoff } from './kickoff.tsx';
import { MatchSides } from './match-sides.tsx';

type Item = SliderGames['items'][number];

/** A match that is shown to this visitor, and why. */
export function ReasonCard({ item: { match, reason } }: { readonly item: Item }) {
  const t = useTexts();
  const state = useMatchState(match.id, match.state);
  const address = useMatchAddress();
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<PricedMatch>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName: match.champName, startsAt: match.startsAt }),
    [match, name],
  );
  const market = match.markets.find((one) => one.period === 0 && one.selections.length <= 3);
  const running = match.kind === 'live' && state.status !== 'planned';
  return (
    <article className="card reason" aria-label={name}>
      <header>
        <Badge
          tone={reason === 'popular' ? 'plain' : 'brand'}
          icon={reason === 'popular' ? 'bolt' : reason === 'bet' ? 'coupon' : 'star-on'}
        >
          {t(`sections.reason.${reason}`)}
        </Badge>
        <span className="ell mut3">{match.champName}</span>
      </header>
      <MatchSides match={match} to={address(t.language, match)} score={running ? state.score : null} />
      <p className="mut3 ell">
        {running ? (
          <>
            <span className="dot" /> {state.periodName || t('status.live')}
          </>
        ) : (
          <Kickoff startsAt={match.startsAt} />
        )}
      </p>
      {market ? (
        <div className={`reason-prices n${market.selections.length}`}>
          {market.selections.slice(0, 3).map((selection) => (
            <PriceButton key={selection.id} match={priced} market={market} selection={selection} label={selection.label} />
          ))}
        </div>
      ) : null}
    </article>
  );
}
