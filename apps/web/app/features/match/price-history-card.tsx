import type { MarketView } from '@touchline/contract/line/shapes';
import { CardHeader } from '@touchline/ui/card';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useNow } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { type ChartBox, chartScale, type PriceSeries, stepLinePath, suspendedSpans } from '../../shell/page/price-chart-scale.ts';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';

const BOX: ChartBox = { width: 296, height: 148, start: 42, top: 8, bottom: 22 };
/** Home amber, draw grey, away blue, as on every picture of a match; where there is no middle, the two sides. */
const COLOURS = ['var(--accent)', 'var(--text-3)', 'var(--info-text)'] as const;
const colourOf = (index: number, count: number): string => COLOURS[count === 2 && index === 1 ? 2 : index] ?? COLOURS[1];
/** Three lines are distinguishable, a fourth is not. */
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
  const t = useTranslator();
  const caller = useApiClient();
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
      <CardHeader title={t('match.history')}>
        <span className="faint ellipsis">{market.name}</span>
        <span style={{ inlineSize: 8 }} />
      </CardHeader>
      <div className="match-pad">
        {drawn?.marketId === market.id ? <HistoryChart drawn={drawn} market={market} /> : <Skeleton height={176} />}
      </div>
    </section>
  );
}

function HistoryChart({ drawn, market }: { readonly drawn: Drawn; readonly market: MarketView }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { time } = useFormats();
  const now = useNow();
  const scale = chartScale(
    drawn.series.map((one) => one.points),
    now,
    BOX,
  );
  const gaps = suspendedSpans(
    drawn.series.map((one) => one.points),
    now,
  );
  const legend = <Legend drawn={drawn} market={market} gap={gaps.length > 0} />;
  // A level line says nothing that its price does not.
  if (!scale || !drawn.series.some((one) => hasMoved(one.points)))
    return (
      <>
        <p className="muted price-history-note">{t(drawn.series.length === 0 ? 'match.history.failed' : 'match.history.empty')}</p>
        {legend}
      </>
    );
  const first = Math.min(...drawn.series.flatMap((one) => one.points.map(([at]) => at)));
  const marks = [first, first + (now - first) / 2, now].filter((at, index, all) => index === 0 || time(at) !== time(all[index - 1] ?? 0));
  return (
    <>
      <svg
        className="price-history"
        viewBox={`0 0 ${BOX.width} ${BOX.height + 4}`}
        role="img"
        aria-label={t('match.history.picture', { name: market.name })}
      >
        {gaps.map(([from, to]) => (
          <rect
            key={from}
            className="price-history-gap"
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
          <text key={at} x={scale.x(at)} y={BOX.height} textAnchor={index === 0 ? 'start' : at === now ? 'end' : 'middle'}>
            {time(at)}
          </text>
        ))}
        {drawn.series.map((one, index) => (
          <path
            key={one.id}
            d={stepLinePath(one.points, scale, now)}
            fill="none"
            stroke={colourOf(index, drawn.series.length)}
            strokeWidth={2}
            strokeLinejoin="round"
          />
        ))}
        {drawn.series.map((one, index) => {
          const last = one.points.at(-1);
          // The place of the price: what is not offered stands nowhere.
          return last && last[1] > 0 ? (
            <circle key={one.id} cx={scale.x(now)} cy={scale.y(last[1])} r={3} fill={colourOf(index, drawn.series.length)} />
          ) : null;
        })}
      </svg>
      {legend}
    </>
  );
}

/** Whether a price was ever another one. */
const hasMoved = (points: PriceSeries): boolean => new Set(points.filter(([, odds]) => odds > 0).map(([, odds]) => odds)).size > 1;

/** Which line is whose, with the price of now; beside a grey field what it means. */
function Legend({ drawn, market, gap }: { readonly drawn: Drawn; readonly market: MarketView; readonly gap: boolean }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  return (
    <div className="price-history-legend figures">
      {drawn.series.map((one, index) => (
        <span key={one.id} style={{ '--c': colourOf(index, drawn.series.length) } as React.CSSProperties}>
          <bdi>{market.selections.find((selection) => selection.id === one.id)?.name}</bdi> <b>{lastPrice(one.points, odds)}</b>
        </span>
      ))}
      {gap ? <span className="price-history-gap">{t('match.history.gap')}</span> : null}
    </div>
  );
}

const lastPrice = (points: PriceSeries, odds: (milli: number) => string): string => {
  const last = points.findLast(([, price]) => price > 0);
  return last ? odds(last[1]) : '–';
};
