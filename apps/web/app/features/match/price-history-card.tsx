import type { MarketView } from '@touchline/contract/line-shapes';
import { CardHead } from '@touchline/ui/card';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { useNow } from '../../live/clock.tsx';
import { useOddsText } from '../../preferences-context.tsx';
import { type ChartBox, chartScale, type PriceSeries, priceGaps, stepPath } from '../../step-chart.ts';
import { useFormats } from '../../use-formats.ts';

const BOX: ChartBox = { width: 296, height: 120, start: 42, top: 8, bottom: 16 };
const COLOURS = ['var(--accent)', 'var(--text-2)', 'var(--info-text)'];
/** Three lines can be told apart, a fourth cannot. */
const MAX_SERIES = 3;

interface Drawn {
  readonly marketId: number;
  readonly series: readonly { readonly id: number; readonly points: PriceSeries }[];
}

/** Selections to draw: all of a two- or three-way market, the favourites of a longer one, in the market's order. */
function charted({ selections }: MarketView): string {
  const price = (odds: number): number => (odds > 0 ? odds : Number.MAX_SAFE_INTEGER);
  const favourites = new Set(selections.toSorted((a, b) => price(a.odds) - price(b.odds)).slice(0, MAX_SERIES));
  return selections
    .filter((selection) => favourites.has(selection))
    .map(({ id }) => id)
    .join();
}

/** How the prices of a market moved, as steps on a logarithmic scale. */
export function PriceHistoryCard({
  matchId,
  market,
  live,
}: {
  readonly matchId: number;
  readonly market: MarketView;
  readonly live: boolean;
}) {
  const t = useTexts();
  const caller = useCaller();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [ids] = useState(() => charted(market));
  useEffect(() => {
    let gone = false;
    const load = (): void => {
      void Promise.all(
        ids.split(',').map(async (id) => {
          const history = await caller.execute('getPriceHistory', { query: { gameId: matchId, selectionId: Number(id) } });
          return { id: Number(id), points: history.points.map(([at, odds]) => [at * 1000, odds] as const) };
        }),
      ).then(
        (series) => gone || setDrawn({ marketId: market.id, series }),
        () => gone || setDrawn({ marketId: market.id, series: [] }),
      );
    };
    load();
    const timer = live ? setInterval(load, 15_000) : undefined;
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [caller, matchId, market.id, ids, live]);

  return (
    <section className="card">
      <CardHead title={t('match.history')}>
        <span className="mut3 ell">{market.name}</span>
        <span style={{ inlineSize: 8 }} />
      </CardHead>
      <div className="pad-card">
        {drawn?.marketId === market.id ? <HistoryChart drawn={drawn} market={market} /> : <Skeleton height={156} />}
      </div>
    </section>
  );
}

function HistoryChart({ drawn, market }: { readonly drawn: Drawn; readonly market: MarketView }) {
  const t = useTexts();
  const odds = useOddsText();
  const { time } = useFormats();
  const now = useNow();
  const scale = chartScale(
    drawn.series.map((one) => one.points),
    now,
    BOX,
  );
  if (!scale) return <p className="mut">{t('match.history.empty')}</p>;
  const first = Math.min(...drawn.series.flatMap((one) => one.points.map(([at]) => at)));
  const marks = [first, first + (now - first) / 2, now];
  const gaps = priceGaps(
    drawn.series.map((one) => one.points),
    now,
  );
  return (
    <>
      <svg
        className="hist"
        viewBox={`0 0 ${BOX.width} ${BOX.height + 6}`}
        role="img"
        aria-label={t('match.history.picture', { name: market.name })}
      >
        {gaps.map(([from, to]) => (
          <rect
            key={from}
            className="gap"
            x={scale.x(from)}
            y={BOX.top}
            width={Math.max(1, scale.x(to) - scale.x(from))}
            height={BOX.height - BOX.top - BOX.bottom}
          />
        ))}
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${BOX.start} ${scale.y(tick).toFixed(1)}H${BOX.width - 2}`} stroke="var(--border)" />
            <text x={BOX.start - 6} y={(scale.y(tick) + 4).toFixed(1)} textAnchor="end">
              {odds(tick)}
            </text>
          </g>
        ))}
        {marks.map((at, index) => (
          <text key={at} x={scale.x(at)} y={BOX.height + 4} textAnchor={index === 0 ? 'start' : index === 2 ? 'end' : 'middle'}>
            {time(at)}
          </text>
        ))}
        {drawn.series.map((one, index) => (
          <path
            key={one.id}
            d={stepPath(one.points, scale, now)}
            fill="none"
            stroke={COLOURS[index]}
            strokeWidth={index === 0 ? 2 : 1.5}
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <div className="legend num">
        {drawn.series.map((one, index) => (
          <span key={one.id} style={{ '--c': COLOURS[index] } as React.CSSProperties}>
            <bdi>{market.selections.find((selection) => selection.id === one.id)?.name}</bdi> <b>{lastPrice(one.points, odds)}</b>
          </span>
        ))}
        {gaps.length > 0 ? <span className="gap">{t('match.history.gap')}</span> : null}
      </div>
    </>
  );
}

const lastPrice = (points: PriceSeries, odds: (milli: number) => string): string => {
  const last = points.findLast(([, price]) => price > 0);
  return last ? odds(last[1]) : '–';
};
