import '../styles/price-chart.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ChartBox, chartScale, type PriceSeries, stepLinePath, suspendedSpans } from '../../../shell/page/price-chart-scale.ts';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import type { ChartLine } from './chart-line.ts';
import { priceAt } from './price-at.ts';

const MARKS = ['start', 'middle', 'end'] as const;

interface PricePlotProps {
  readonly box: ChartBox;
  readonly series: readonly PriceSeries[];
  readonly lines: readonly ChartLine[];
  readonly end: number;
  readonly startsAt: number;
  readonly moment: number | undefined;
  readonly odds: (milli: number) => string;
}

/** The drawn part of the prices: grid, kick-off, steps, suspended times, and the moment that is read out. */
export function PricePlot({ box, series, lines, end, startsAt, moment, odds }: PricePlotProps) {
  const t = useTranslator();
  const { time } = useStatisticsFormats();
  const scale = chartScale(series, end, box);
  const first = Math.min(...series.flatMap((points) => points.map(([at]) => at)));
  if (!scale) return <p className="statistics-text muted">{t('stats.graph.none')}</p>;
  const bottom = box.height - box.bottom;
  const marks = [first, first + (end - first) / 2, end];
  const started = startsAt > first && startsAt < end ? scale.x(startsAt) : null;
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      {suspendedSpans(series, end).map(([from, to]) => (
        <rect
          key={from}
          className="chart-gap"
          x={scale.x(from)}
          y={box.top}
          width={Math.max(1, scale.x(to) - scale.x(from))}
          height={bottom - box.top}
        />
      ))}
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className="price-chart-grid" d={`M${box.start} ${scale.y(tick).toFixed(1)}H${box.width - 2}`} />
          <text x={box.start - 8} y={(scale.y(tick) + 4).toFixed(1)} textAnchor="end">
            {odds(tick)}
          </text>
        </g>
      ))}
      {started === null ? null : (
        <g>
          <path className="price-chart-kickoff" d={`M${started.toFixed(1)} ${box.top}V${bottom}`} />
          <text x={(started + 4).toFixed(1)} y={box.top + 10}>
            {t('stats.graph.start')}
          </text>
        </g>
      )}
      {marks.map((at, place) => (
        <text key={MARKS[place]} x={scale.x(at)} y={box.height - 6} textAnchor={MARKS[place]}>
          {time(at / 1000)}
        </text>
      ))}
      {lines.map((line) => (
        <path key={line.id} className="chart-line" d={stepLinePath(line.points, scale, end)} stroke={line.colour} />
      ))}
      {moment === undefined ? null : (
        <g>
          <path className="price-chart-now" d={`M${scale.x(moment).toFixed(1)} ${box.top}V${bottom}`} />
          {lines.map((line) => {
            const price = priceAt(line.points, moment);
            return price === 0 ? null : (
              <circle key={line.id} cx={scale.x(moment)} cy={scale.y(price)} r="4.500" fill={line.colour} className="chart-dot" />
            );
          })}
        </g>
      )}
    </svg>
  );
}
