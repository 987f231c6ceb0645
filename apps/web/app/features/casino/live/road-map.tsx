import { pointsOfResult } from '@touchline/casino/shared/live-baccarat';
import { BIG_ROAD_ROWS, bigRoad, winnerOf } from '@touchline/casino/statistics/big-road';
import { useTranslator } from '@touchline/ui/translator-context';
import type { SharedTable } from '../shared/use-shared-table.ts';
import { LiveStatistics } from './live-statistics.tsx';

/** Width of a place of the roads. */
const STEP = 18;

/** The bead road and the big road of the last 200 rounds, the oldest at the left. Their boxes run from the right, so that the newest is seen first. */
export function RoadMap({ table }: { readonly table: Pick<SharedTable, 'results'> }) {
  const t = useTranslator();
  const winners = table.results.toReversed().map(({ result }) => winnerOf(pointsOfResult(result)));
  const marks = bigRoad(winners);
  const columns = Math.max(1, ...marks.map(({ column }) => column + 1));
  const beads = Math.max(1, Math.ceil(winners.length / BIG_ROAD_ROWS));
  const height = BIG_ROAD_ROWS * STEP;
  const count = (of: string): number => winners.filter((winner) => winner === of).length;
  const figures = { player: count('player'), banker: count('banker'), tie: count('tie') };
  return (
    <LiveStatistics rounds={winners.length}>
      <p className="figures">{t('casino.live.road.counts', figures)}</p>
      <h3>{t('casino.live.road.bead')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <section className="live-road" tabIndex={0} aria-label={t('casino.live.road.bead')} dir="rtl">
        <svg width={beads * STEP} height={height} role="img" aria-label={t('casino.live.road.counts', figures)}>
          {winners.map((winner, at) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
              key={at}
              transform={`translate(${(Math.floor(at / BIG_ROAD_ROWS) + 0.5) * STEP} ${((at % BIG_ROAD_ROWS) + 0.5) * STEP})`}
            >
              <circle data-winner={winner} r={STEP / 2 - 1} />
              <text>{t(`casino.live.road.${winner}`)}</text>
            </g>
          ))}
        </svg>
      </section>
      <h3>{t('casino.live.road.big')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <section className="live-road" tabIndex={0} aria-label={t('casino.live.road.big')} dir="rtl">
        <svg width={columns * STEP} height={height} role="img" aria-label={t('casino.live.road.counts', figures)}>
          {marks.map(({ winner, ties, column, row }) => (
            <g key={`${column} ${row}`} transform={`translate(${(column + 0.5) * STEP} ${(row + 0.5) * STEP})`}>
              <circle className="live-road-ring" data-winner={winner} r={STEP / 2 - 3} />
              {ties > 0 ? <path className="live-road-tie" d="M-6 6L6-6" /> : null}
            </g>
          ))}
        </svg>
      </section>
    </LiveStatistics>
  );
}
