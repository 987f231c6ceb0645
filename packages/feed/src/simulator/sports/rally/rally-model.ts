import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import type { SportModel } from '../../sport-model.ts';
import { rallyOutlooks } from './rally-outlook.ts';
import type { RallyRules } from './rally-rules.ts';
import { rallyScript } from './rally-script.ts';
import { rallySpecials } from './rally-specials.ts';

/** A sport of rallies and sets as a sport of the simulator; `periods` is the greatest number of sets. */
export function rallyModel(sport: number, periods: number, duration: number, rules: RallyRules): SportModel {
  const format: MatchFormat = { scoring: 'periods', periods, toWin: (periods + 1) / 2, periodSeconds: 0, draw: false, overtime: false };
  return {
    sport,
    format,
    duration,
    script: (fixture, ratings, random) => rallyScript(rules, fixture, ratings, random),
    outlooks: (fixture, ratings, facts) => rallyOutlooks(rules, fixture, ratings, facts),
    specials: (fixture, ratings, facts) => rallySpecials(rules, fixture, ratings, facts),
  };
}
