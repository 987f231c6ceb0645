import type { SportModel } from '../../sport-model.ts';
import type { MobaRules } from './moba-rules.ts';
import { mobaOutlooks } from './outlook.ts';
import { mobaScript } from './script.ts';
import { mobaSpecials } from './specials.ts';

/** A game of this kind as a sport of the simulator; best of three unless the championship says otherwise. */
export const moba = (rules: MobaRules): SportModel => ({
  sport: rules.sport,
  format: { scoring: 'periods', periods: 3, toWin: 2, periodSeconds: 0, draw: false, overtime: false },
  duration: 105 * 60_000,
  script: (fixture, ratings, random) => mobaScript(rules, fixture, ratings, random),
  outlooks: (fixture, ratings, facts) => mobaOutlooks(rules, fixture, ratings, facts),
  specials: (fixture, ratings, facts) => mobaSpecials(rules, fixture, ratings, facts),
});
