import type { ResultDetail } from '@touchline/contract/results';
import type { PriceGraph } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import { useOddsText } from '../../preferences-context.tsx';
import { type ChartBox, chartScale, stepPath } from '../../step-chart.ts';
import { FoldCard } from './fold-card.tsx';
import { LINE_COLOURS } from './line-colours.ts';
import { StatLink } from './stat-link.tsx';
import { StatisticsPrice } from './statistics-price.tsx';

const BOX: ChartBox = { width: 120, height: 28, start: 0, top: 2, bottom: 2 };

/** The main market: each price with its small line, and the way to the whole graph. */
export function PricesCard({ graph, game, live }: { readonly graph: PriceGraph; readonly game: ResultDetail; readonly live: boolean }) {
  const t = useTexts();
  const odds = useOddsText();
  const end = Math.max(0, ...graph.series.flatMap(({ points }) => points.map(([at]) => at)));
  const over = game.status === 'ended';
  return (
    <FoldCard item="prices" title={t('stats.prices')} note={graph.market?.name}>
      <ul className="sx-prices">
        {graph.series.slice(0, 3).map((one, index) => {
          const scale = chartScale([one.points], end, BOX);
          return (
            <li key={one.selectionId}>
              <span className="ell" dir="auto">
                {one.name}
              </span>
              <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" preserveAspectRatio="none">
                {scale ? <path d={stepPath(one.points, scale, end)} stroke={LINE_COLOURS[index]} /> : null}
              </svg>
              <StatisticsPrice
                graph={graph}
                one={one}
                game={over ? null : { kind: live ? 'live' : 'line', sport: game.sport, champName: game.champ.name }}
                text={one.latest === 0 ? '–' : odds(one.latest)}
              />
            </li>
          );
        })}
      </ul>
      <StatLink page="coefGraph" params={{ gameId: graph.gameId }} className="sx-more">
        {t('stats.graph')}
      </StatLink>
    </FoldCard>
  );
}
