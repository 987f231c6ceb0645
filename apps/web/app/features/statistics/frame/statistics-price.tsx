import type { PriceGraph } from '@touchline/contract/statistics/shapes';
import { OddsButton } from '@touchline/ui/odds-button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useStatisticsView } from './statistics-view.tsx';

export interface PricedGame {
  readonly kind: 'line' | 'live';
  readonly sport: number;
  readonly champName: string;
}

/** A price of the graph: inside of a frame a press sends it to the host's coupon, elsewhere it is a figure. */
export function StatisticsPrice({
  graph,
  one,
  game,
  text,
}: {
  readonly graph: PriceGraph;
  readonly one: PriceGraph['series'][number];
  readonly game: PricedGame | null;
  readonly text: string;
}) {
  const t = useTranslator();
  const { sendBet, isPicked } = useStatisticsView();
  const offered = one.points.at(-1)?.[1] ?? 0;
  if (!sendBet || !game || !graph.market) return <b className="figures">{text}</b>;
  const marketName = graph.market.name;
  return (
    <OddsButton
      className="statistics-price"
      text={offered === 0 ? null : text}
      name={marketName}
      label={one.label || one.name}
      reason={t('a11y.price-none')}
      selected={isPicked(graph.gameId, one.selectionId)}
      wide
      onPress={() =>
        sendBet({
          gameId: graph.gameId,
          selectionId: one.selectionId,
          kind: game.kind,
          odds: offered,
          sportId: game.sport,
          matchName: graph.away ? t('common.vs', { home: graph.home.name, away: graph.away.name }) : graph.home.name,
          champName: game.champName,
          marketName,
          selectionName: one.name,
          startsAt: graph.startsAt,
        })
      }
    />
  );
}
