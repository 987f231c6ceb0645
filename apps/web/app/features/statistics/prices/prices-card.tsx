import type { ResultDetail } from '@touchline/contract/results/calls';
import type { PriceGraph } from '@touchline/contract/statistics/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ChartBox, chartScale, stepLinePath } from '../../../shell/page/price-chart-scale.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { StatisticsPrice } from '../frame/statistics-price.tsx';
import { StatisticsLink } from '../statistics-link.tsx';
import { LINE_COLOURS } from './line-colours.ts';

const BOX: ChartBox = { width: 120, height: 28, start: 0, top: 2, bottom: 2 };

/** The main market: each price with its small line, and the way to the whole graph. */
export function PricesCard({ graph, game, live }: { readonly graph: PriceGraph; readonly game: ResultDetail; readonly live: boolean }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const end = Math.max(0, ...graph.series.flatMap(({ points }) => points.map(([at]) => at)));
  const over = game.status === 'ended';
  return (
    <CollapsibleCard item="prices" title={t('stats.prices')} note={graph.market?.name}>
      <ul className="price-graphs">
        {graph.series.slice(0, 3).map((one, index) => {
          const scale = chartScale([one.points], end, BOX);
          return (
            <li key={one.selectionId}>
              <span className="ellipsis" dir="auto">
                {one.name}
              </span>
              <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" preserveAspectRatio="none">
                {scale ? <path d={stepLinePath(one.points, scale, end)} stroke={LINE_COLOURS[index]} /> : null}
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
      <StatisticsLink page="coefGraph" params={{ gameId: graph.gameId }} className="statistics-more">
        {t('stats.graph')}
      </StatisticsLink>
    </CollapsibleCard>
  );
}
