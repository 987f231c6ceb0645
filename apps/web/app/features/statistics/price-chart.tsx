import { useTranslator } from '@touchline/ui/translator-context';
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { type ChartBox, chartScale, type PriceSeries, stepLinePath, suspendedSpans } from '../../shell/page/price-chart-scale.ts';
import { useStatisticsFormats } from './frame/statistics-view.tsx';
import { changeTimes, nearestIndex, priceAt } from './price-at.ts';

const BOX: ChartBox = { width: 960, height: 320, start: 54, top: 12, bottom: 26 };
const NARROW: ChartBox = { width: 360, height: 260, start: 44, top: 10, bottom: 24 };

export interface ChartLine {
  readonly id: number;
  readonly name: string;
  readonly colour: string;
  /** Epoch milliseconds. */
  readonly points: PriceSeries;
}

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
  const [at, setAt] = useState<number | null>(null);
  const series = useMemo(() => lines.map(({ points }) => points), [lines]);
  const times = useMemo(() => changeTimes(series), [series]);
  const end = times.at(-1) ?? 0;
  const index = at === null ? -1 : nearestIndex(times, at);
  const moment = times[index];
  const read = (instant: number): string =>
    [
      `${date(instant / 1000)} ${time(instant / 1000)}`,
      ...lines.map((line) => {
        const price = priceAt(line.points, instant);
        return `${line.name} ${price === 0 ? t('stats.graph.gap') : odds(price)}`;
      }),
    ].join(', ');

  const step = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      PageDown: -10,
      PageUp: 10,
      Home: -times.length,
      End: times.length,
    };
    const by = moves[event.key];
    if (by === undefined) {
      if (event.key === 'Escape') setAt(null);
      return;
    }
    event.preventDefault();
    const from = index === -1 ? times.length - 1 : index;
    setAt(times[Math.max(0, Math.min(times.length - 1, from + by))] ?? null);
  };
  const point = (event: PointerEvent<HTMLDivElement>, box: ChartBox): void => {
    const frame = event.currentTarget.getBoundingClientRect();
    const first = times[0] ?? 0;
    const x = ((event.clientX - frame.left) / frame.width) * box.width;
    setAt(first + Math.max(0, Math.min(1, (x - box.start) / (box.width - box.start - 2))) * (end - first));
  };

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
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') setAt(null);
          }}
        >
          <Plot box={box} series={series} lines={lines} end={end} startsAt={startsAt} moment={moment} odds={odds} />
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

interface PlotProps {
  readonly box: ChartBox;
  readonly series: readonly PriceSeries[];
  readonly lines: readonly ChartLine[];
  readonly end: number;
  readonly startsAt: number;
  readonly moment: number | undefined;
  readonly odds: (milli: number) => string;
}

function Plot({ box, series, lines, end, startsAt, moment, odds }: PlotProps) {
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
const MARKS = ['start', 'middle', 'end'] as const;
