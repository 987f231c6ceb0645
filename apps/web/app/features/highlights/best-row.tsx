import './styles/best-prices.css';
import { formatPercent } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { useMatchPath } from '../../live/match-path-builder.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import type { BestMarket } from './best-markets.ts';

/** A market with all its prices and what it pays back. */
export function BestRow({ best: { match, market, payoutBasisPoints } }: { readonly best: BestMarket }) {
  const t = useTranslator();
  const { dateTime } = useFormats();
  const address = useMatchPath();
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName: match.champName, startsAt: match.startsAt }),
    [match, name],
  );
  return (
    <li className="best-row">
      <SportIcon sport={match.sport} className="dimmed" />
      <div className="best-what">
        <Link to={address(t.language, match)} className="ellipsis strong" title={name} prefetch="intent">
          {name}
        </Link>
        <span className="ellipsis faint">
          <span className="figures">{dateTime(match.startsAt * 1000)}</span> · {match.champName}
        </span>
      </div>
      <span className="best-payout">
        <Badge tone="brand">
          <span className="figures">{formatPercent(t.language, payoutBasisPoints / 100, 1)}</span>
        </Badge>
        <small className="ellipsis faint" title={market.name}>
          {market.name}
        </small>
      </span>
      <div className="best-prices" data-count={market.selections.length}>
        {market.selections.map((selection) => (
          <LiveOddsButton key={selection.id} match={priced} market={market} selection={selection} label={selection.label} />
        ))}
      </div>
    </li>
  );
}
