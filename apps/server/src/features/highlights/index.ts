import type { HIGHLIGHTS_CALLS } from '@touchline/contract/feed-highlights';
import type { LineFeature } from '#features/line';
import type { RiskFeature } from '#features/risk';
import type { Feature } from '#platform/feature';
import { gameInsights } from './calls/game-insights.ts';
import { type SliderDoors, sliderGames } from './calls/slider-games.ts';

/** What makes a match worth a look: its past, what others bet on, what the visitor follows. */
export function createHighlightsFeature({
  line,
  risk,
  ...doors
}: SliderDoors & {
  readonly line: Pick<LineFeature, 'model'>;
  readonly risk: Pick<RiskFeature, 'stakeMinor'>;
}): Feature<keyof typeof HIGHLIGHTS_CALLS> {
  return {
    handlers: {
      gameInsights: gameInsights(line.model, risk),
      sliderGames: sliderGames(line.model, doors),
    },
  };
}
