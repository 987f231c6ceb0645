import '../styles/price-chart.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import type { ChartBox } from '../../../shell/page/price-chart-scale.ts';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import type { ChartLine } from './chart-line.ts';
import { changeTimes, priceAt } from './price-at.ts';
import { PricePlot } from './price-plot.tsx';
import { useChartCursor } from './use-chart-cursor.ts';

const BOX: ChartBox = { width: 960, height: 320, start: 54, top: 12, bottom: 26 };
const NARROW: ChartBox = { width: 360, height: 260, start: 44, top: 10, bottom: 24 };

/** Steps of prices on a logarithmic scale, read out under the pointer or by arrow keys; suspended times are shaded. */
export function PriceChart({
  name,
  lines,
  startsAt,
  odds,
}: {
  readonly name: string;
  readonly lines: readonly ChartLine[];
  readonly startsAt: number;
  readonly odds: (milli: number) => string;
}) {
  const t = useTranslator();
  const { date, time } = useStatisticsFormats();
  const series = useMemo(() => lines.map(({ points }) => points), [lines]);
  const times = useMemo(() => changeTimes(series), [series]);
  const { index, moment, end, step, point, leave } = useChartCursor(times);
  const read = (instant: number): string =>
    [
      `${date(instant / 1000)} ${time(instant / 1000)}`,
      ...lines.map((line) => {
        const price = priceAt(line.points, instant);
        return `${line.name} ${price === 0 ? t('stats.graph.gap') : odds(price)}`;
      }),
    ].join(', ');

  return (
    <div className="price-chart">
      {[BOX, NARROW].map((box) => (
        <div
          key={box.width}
          className={box === BOX ? 'chart-wide' : 'chart-narrow'}
          role="slider"
          tabIndex={0}
          aria-label={t('stats.graph.picture', { name })}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, times.length - 1)}
          aria-valuenow={index === -1 ? Math.max(0, times.length - 1) : index}
          aria-valuetext={read(moment ?? end)}
          onKeyDown={step}
          onPointerMove={(event) => point(event, box)}
          onPointerDown={(event) => point(event, box)}
          onPointerLeave={leave}
        >
          <PricePlot box={box} series={series} lines={lines} end={end} startsAt={startsAt} moment={moment} odds={odds} />
        </div>
      ))}
      <p className="price-chart-reading figures" aria-hidden="true">
        <span>
          {date((moment ?? end) / 1000)} {time((moment ?? end) / 1000)}
        </span>
        {lines.map((line) => {
          const price = priceAt(line.points, moment ?? end);
          return (
            <span key={line.id} style={{ '--c': line.colour } as React.CSSProperties}>
              <bdi>{line.name}</bdi> <b>{price === 0 ? '–' : odds(price)}</b>
            </span>
          );
        })}
      </p>
    </div>
  );
}
