import type { HIGHLIGHTS_CALLS } from '@touchline/contract/highlights/calls';
import type { ForBrands } from '#features/feed';
import type { LineFeature } from '#features/line';
import type { RiskFeature } from '#features/risk';
import type { Feature } from '#platform/feature';
import { gameInsights } from './calls/game-insights.ts';
import { type SliderGamesDeps, sliderGames } from './calls/slider-games.ts';

/** Reasons that make a match worth a look: its past, what others bet on, what the visitor follows. */
export function createHighlightsFeature({
  forBrands,
  line,
  risk,
  ...deps
}: SliderGamesDeps & {
  readonly forBrands: ForBrands;
  readonly line: Pick<LineFeature, 'modelOver'>;
  readonly risk: Pick<RiskFeature, 'stakeMinor'>;
}): Feature<keyof typeof HIGHLIGHTS_CALLS> {
  return {
    handlers: forBrands((feed) => {
      const model = line.modelOver(feed);
      return { gameInsights: gameInsights(model, risk), sliderGames: sliderGames(model, deps) };
    }),
  };
}
