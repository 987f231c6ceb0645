import './styles/accumulators.css';
import type { DailyAccumulator, DailyAccumulatorLeg } from '@touchline/contract/line/accumulators';
import { formatPercent } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useLiveCell } from '../../live/live-context.tsx';
import { unpackCell } from '../../live/live-store.ts';
import { matchPath } from '../../shell/paths.ts';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import { KickoffTime } from './kickoff-time.tsx';

export interface AccumulatorCardProps {
  readonly accumulator: DailyAccumulator;
  readonly number: number;
  /** The coupon holds exactly these legs. */
  readonly taken: boolean;
  readonly onTake: () => void;
}

/** An accumulator that is put together already: its legs, its price, its boost, and one press into the coupon. */
export function AccumulatorCard({ accumulator, number, taken, onTake }: AccumulatorCardProps) {
  const t = useTranslator();
  const title = t('sections.express.number', { n: number });
  return (
    <section className="card" aria-label={title}>
      <header className="accumulator-top">
        <h2>{title}</h2>
        <span className="faint">{t('sections.express.legs', { n: accumulator.legs.length })}</span>
        <span className="spacer" />
        {accumulator.boostPermille > 0 ? (
          <Badge tone="amber" icon="bolt">
            {t('sections.express.boost', { percent: formatPercent(t.language, accumulator.boostPermille / 10, 1) })}
          </Badge>
        ) : null}
      </header>
      <ol>
        {accumulator.legs.map((leg) => (
          <Leg key={`${leg.matchId}:${leg.selectionId}`} leg={leg} />
        ))}
      </ol>
      <footer className="accumulator-foot">
        <p>
          <span className="faint">{t('sections.express.total')}</span>
          <b className="figures">
            {accumulator.boostPermille > 0 ? <s className="faint">{accumulator.totalOdds}</s> : null} {accumulator.boostedOdds}
          </b>
        </p>
        <Button tone={taken ? 'plain' : 'brand'} icon={taken ? 'check' : 'coupon'} onClick={onTake}>
          {t(taken ? 'sections.express.taken' : 'sections.express.take')}
        </Button>
      </footer>
    </section>
  );
}

function Leg({ leg }: { readonly leg: DailyAccumulatorLeg }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const now = unpackCell(useLiveCell(leg.matchId, { status: 'open' }, { id: leg.selectionId, odds: leg.odds }));
  const name = leg.away ? t('common.vs', { home: leg.home.name, away: leg.away.name }) : leg.home.name;
  return (
    <li className="accumulator-leg">
      <SportIcon sport={leg.sport} className="dimmed" />
      <div className="accumulator-what">
        <Link
          to={matchPath(t.language, { id: leg.matchId, home: leg.home, away: leg.away })}
          className="ellipsis strong"
          title={name}
          prefetch="intent"
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="ellipsis">
          <b>
            <bdi>{leg.selectionName}</bdi>
          </b>{' '}
          <span className="faint">
            · <bdi>{leg.marketName}</bdi>
          </span>
        </span>
        <span className="ellipsis faint">
          {leg.kind === 'live' ? t('status.live') : <KickoffTime startsAt={leg.startsAt} />} · <bdi>{leg.champName}</bdi>
        </span>
      </div>
      <b className="figures accumulator-odds">{now.odds > 0 ? odds(now.odds) : odds(leg.odds)}</b>
    </li>
  );
}
