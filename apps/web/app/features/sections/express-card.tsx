import type { ExpressCoupon, ExpressLeg } from '@touchline/contract/feed-express';
import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { matchPath } from '../../addresses.ts';
import { useCell } from '../../live/live-context.tsx';
import { unpackCell } from '../../live/live-store.ts';
import { useOddsText } from '../../preferences-context.tsx';
import { Kickoff } from './kickoff.tsx';

export interface ExpressCardProps {
  readonly express: ExpressCoupon;
  readonly number: number;
  /** The coupon holds exactly these legs. */
  readonly taken: boolean;
  readonly onTake: () => void;
}

/** An express that is put together already: its legs, its price, its boost, and one press into the coupon. */
export function ExpressCard({ express, number, taken, onTake }: ExpressCardProps) {
  const t = useTexts();
  const title = t('sections.express.number', { n: number });
  return (
    <section className="card express" aria-label={title}>
      <header className="express-top">
        <h2>{title}</h2>
        <span className="mut3">{t('sections.express.legs', { n: express.legs.length })}</span>
        <span className="sp" />
        {express.boostPermille > 0 ? (
          <Badge tone="amber" icon="bolt">
            {t('sections.express.boost', { percent: formatNumber(t.language, express.boostPermille / 10, 1) })}
          </Badge>
        ) : null}
      </header>
      <ol>
        {express.legs.map((leg) => (
          <Leg key={`${leg.matchId}:${leg.selectionId}`} leg={leg} />
        ))}
      </ol>
      <footer className="express-foot">
        <p>
          <span className="mut3">{t('sections.express.total')}</span>
          <b className="num">
            {express.boostPermille > 0 ? <s className="mut3">{express.totalOdds}</s> : null} {express.boostedOdds}
          </b>
        </p>
        <Button tone={taken ? 'plain' : 'brand'} icon={taken ? 'check' : 'coupon'} onClick={onTake}>
          {t(taken ? 'sections.express.taken' : 'sections.express.take')}
        </Button>
      </footer>
    </section>
  );
}

function Leg({ leg }: { readonly leg: ExpressLeg }) {
  const t = useTexts();
  const odds = useOddsText();
  const now = unpackCell(useCell(leg.matchId, { status: 'open' }, { id: leg.selectionId, odds: leg.odds }));
  const name = leg.away ? t('common.vs', { home: leg.home.name, away: leg.away.name }) : leg.home.name;
  return (
    <li className="express-leg">
      <SportIcon sport={leg.sport} className="dim" />
      <div className="express-what">
        <Link
          to={matchPath(t.language, { id: leg.matchId, home: leg.home, away: leg.away })}
          className="ell strong"
          title={name}
          prefetch="intent"
        >
          {name}
        </Link>
        <span className="ell">
          <b>{leg.selectionName}</b> <span className="mut3">· {leg.marketName}</span>
        </span>
        <span className="ell mut3">
          {leg.kind === 'live' ? t('status.live') : <Kickoff startsAt={leg.startsAt} />} · {leg.champName}
        </span>
      </div>
      <b className="num express-odds">{now.odds > 0 ? odds(now.odds) : odds(leg.odds)}</b>
    </li>
  );
}
