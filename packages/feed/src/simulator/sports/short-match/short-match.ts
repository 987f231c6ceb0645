import type { SportModel } from '../../sport-model.ts';
import { shortMatchOutlooks } from './outlook.ts';
import type { ShortMatchRules } from './rules.ts';
import { shortMatchScript } from './script.ts';

/** A kind of short match as a sport of the simulator. */
export const shortMatch = (rules: ShortMatchRules): SportModel => ({
  sport: rules.sport,
  format: { scoring: 'sum', periods: rules.periods, toWin: 0, periodSeconds: rules.periodSeconds, draw: true, overtime: false },
  duration: (rules.periods * rules.periodSeconds + (rules.periods - 1) * rules.breakSeconds) * 1000,
  script: (fixture, ratings, random) => shortMatchScript(rules, fixture, ratings, random),
  outlooks: (fixture, ratings, facts) => shortMatchOutlooks(rules, fixture, ratings, facts),
  // Everything offered is a family over a count.
  specials: () => [],
});
