import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useMatchAddress } from '../../live/match-address.ts';
import { PriceButton, type PricedMatch } from '../../live/price-button.tsx';
import { useFormats } from '../../use-formats.ts';
import type { BestMarket } from './best-markets.ts';

/** A market with all its prices and what it pays back. */
export function BestRow({ best: { match, market, payoutBasisPoints } }: { readonly best: BestMarket }) {
  const t = useTexts();
  const { dateTime } = useFormats();
  const address = useMatchAddress();
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<PricedMatch>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName: match.champName, startsAt: match.startsAt }),
    [match, name],
  );
  return (
    <li className="best-row">
      <SportIcon sport={match.sport} className="dim" />
      <div className="best-what">
        <Link to={address(t.language, match)} className="ell strong" title={name} prefetch="intent">
          {name}
        </Link>
        <span className="ell mut3">
          <span className="num">{dateTime(match.startsAt * 1000)}</span> · {match.champName}
        </span>
      </div>
      <span className="best-payout">
        <Badge tone="brand">
          <span className="num">{formatNumber(t.language, payoutBasisPoints / 100, 1)} %</span>
        </Badge>
        <small className="ell mut3" title={market.name}>
          {market.name}
        </small>
      </span>
      <div className={`best-prices n${market.selections.length}`}>
        {market.selections.map((selection) => (
          <PriceButton key={selection.id} match={priced} market={market} selection={selection} label={selection.label} />
        ))}
      </div>
    </li>
  );
}
