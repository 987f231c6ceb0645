import type { DailyAccumulator, DailyAccumulatorLeg } from '@touchline/contract/line/accumulators';
import { formatPercent } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Crest } from '@touchline/ui/crest';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useLiveStore } from '../../live/live-context.tsx';
import { OPEN, unpackCell } from '../../live/live-store.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { matchPath } from '../../shell/paths.ts';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import { useSession } from '../../shell/session/session-context.tsx';
import { boostFigures } from './choice/boost-figures.ts';

interface AccumulatorOfferProps {
  readonly accumulator: DailyAccumulator;
  readonly title: string;
  /** The coupon holds exactly these legs. */
  readonly taken: boolean;
  readonly onTake: (accumulator: DailyAccumulator) => void;
}

/** The currency of an offer's sums until an account says otherwise. */
const GUEST_CURRENCY = 'EUR';
/** Amounts here have two decimals; in a currency without them an example of 10.00 would be another sum. */
const SCALE = 2;
const STAKE_MINOR = 1000n;

/** A ready accumulator: its legs, what the boost makes of it, and one press into the bet slip. */
export function AccumulatorOffer({ accumulator, title, taken, onTake }: AccumulatorOfferProps) {
  const t = useTranslator();
  const legs = useLegPrices(accumulator.legs);
  const starts = Math.min(...accumulator.legs.map(({ startsAt }) => startsAt));
  const { time } = useFormats();
  const boost = formatPercent(t.language, accumulator.boostPermille / 10, 1);
  return (
    <article className="card accumulator-offer" aria-label={title}>
      <header className="accumulator-offer-top">
        <div>
          <h3>{title}</h3>
          <p>
            {t('sections.express.legs', { n: legs.length })} · {t('home.ready.first', { time: time(starts * 1000) })}
          </p>
        </div>
        {accumulator.boostPermille > 0 ? (
          <Badge tone="amber">
            <span className="figures">{`+${boost}`}</span>
          </Badge>
        ) : null}
      </header>
      <ol className="accumulator-offer-legs">
        {legs.map((leg) => (
          <Leg key={leg.matchId} leg={leg} />
        ))}
      </ol>
      <footer className="accumulator-offer-foot">
        <Figures accumulator={accumulator} legs={legs} />
        <Button
          tone={taken ? 'plain' : 'amber'}
          size="sm"
          className="accumulator-offer-add"
          icon={taken ? 'check' : 'plus'}
          aria-label={`${t(taken ? 'home.ready.taken' : 'home.ready.add')}: ${title}`}
          onClick={() => onTake({ ...accumulator, legs: [...legs] })}
        >
          {t(taken ? 'home.ready.taken' : 'home.ready.add')}
        </Button>
      </footer>
    </article>
  );
}

function Leg({ leg }: { readonly leg: DailyAccumulatorLeg }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const name = leg.away ? t('common.vs', { home: leg.home.name, away: leg.away.name }) : leg.home.name;
  const path = matchPath(t.language, { id: leg.matchId, home: leg.home, away: leg.away });
  return (
    <li>
      <Crest crest={leg.home.crest} name={leg.home.name} size={20} person={leg.home.crest === null} />
      <span className="accumulator-offer-what">
        <b className="ellipsis" title={`${leg.marketName}: ${leg.selectionName}`}>
          <bdi>{leg.selectionName}</bdi> <bdi className="accumulator-offer-market">{leg.marketName}</bdi>
        </b>
        <Link className="ellipsis" to={path} title={name} prefetch="intent">
          <bdi>{name}</bdi>
        </Link>
      </span>
      <b className="figures">{odds(leg.odds)}</b>
    </li>
  );
}

function Figures({ accumulator, legs }: { readonly accumulator: DailyAccumulator; readonly legs: readonly DailyAccumulatorLeg[] }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { money, scale } = useFormats();
  const own = useSession()?.currency ?? GUEST_CURRENCY;
  const currency = scale(own) === SCALE ? own : GUEST_CURRENCY;
  const figures = boostFigures(
    legs.map((leg) => leg.odds),
    accumulator.boostPermille,
  );
  if (!figures) return <p className="accumulator-offer-odds">{t('market.status.suspended')}</p>;
  const boosted = accumulator.boostPermille > 0;
  return (
    <>
      <p className="accumulator-offer-odds figures">
        {boosted ? (
          <s>
            <span className="screen-reader-only">{t('home.ready.was')} </span>
            {odds(thousandths(figures.was))}
          </s>
        ) : null}{' '}
        <b>
          <span className="screen-reader-only">{t('home.ready.now')} </span>
          {odds(thousandths(figures.now))}
        </b>
      </p>
      <small className="accumulator-offer-sum">
        {boosted
          ? t('home.ready.returns-more', {
              stake: money(STAKE_MINOR, currency),
              amount: money(figures.returnMinor, currency),
              more: money(figures.moreMinor, currency),
            })
          : null}
      </small>
    </>
  );
}

const thousandths = (hundredths: string): number => Math.round(Number(hundredths) * 1000);

/** The legs at the prices of now; 0 while one cannot be bet on. One subscription for all of an accumulator. */
function useLegPrices(legs: readonly DailyAccumulatorLeg[]): readonly DailyAccumulatorLeg[] {
  const store = useLiveStore();
  const loaded = useMemo(() => legs.map(({ odds }) => odds).join(), [legs]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = legs.map(({ matchId, selectionId }) => store.subscribeCell(matchId, selectionId, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, legs],
  );
  const read = (): string =>
    legs
      .map(({ matchId, selectionId, odds }) => {
        const cell = store.cell(matchId, selectionId);
        if (cell === undefined || cell === -1) return odds;
        const now = unpackCell(cell);
        return now.status === OPEN ? now.odds : 0;
      })
      .join();
  const now = useSyncExternalStore(subscribe, read, () => loaded);
  return useMemo(() => {
    const odds = now.split(',').map(Number);
    return legs.map((leg, place) => ({ ...leg, odds: odds[place] ?? 0 }));
  }, [legs, now]);
}
