import type { HIGHLIGHTS_CALLS } from '@touchline/contract/highlights/calls';
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
  readonly line: Pick<LineFeature, 'model' | 'requirePartner'>;
  readonly risk: Pick<RiskFeature, 'stakeMinor'>;
}): Feature<keyof typeof HIGHLIGHTS_CALLS> {
  const insights = gameInsights(line.model, risk);
  const slider = sliderGames(line.model, doors);
  return {
    handlers: {
      gameInsights(input, ...rest) {
        line.requirePartner(input.query.partner);
        return insights(input, ...rest);
      },
      sliderGames(input, ...rest) {
        line.requirePartner(input.query.partner);
        return slider(input, ...rest);
      },
    },
  };
}
