import type { SportModel } from '../../sport-model.ts';
import { shortFootballOutlooks } from './outlook.ts';
import type { ShortFootballRules } from './rules.ts';
import { shortFootballScript } from './script.ts';

/** A kind of short football as a sport of the simulator. */
export const shortFootball = (rules: ShortFootballRules): SportModel => ({
  sport: rules.sport,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: rules.halfSeconds, draw: true, overtime: false },
  duration: (2 * rules.halfSeconds + rules.breakSeconds) * 1000,
  script: (fixture, ratings, random) => shortFootballScript(rules, fixture, ratings, random),
  outlooks: (fixture, ratings, facts) => shortFootballOutlooks(rules, fixture, ratings, facts),
  // Everything offered is a family over a count.
  specials: () => [],
});
