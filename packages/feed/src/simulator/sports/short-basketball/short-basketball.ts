import type { Fixture } from '../../../feed-events.ts';
import type { SportModel } from '../../sport-model.ts';
import { BASKETBALL_RULES } from '../basketball/rules.ts';
import { possessionOutlooks } from '../possession/possession-outlook.ts';
import type { PossessionRules } from '../possession/possession-rules.ts';
import { possessionScript } from '../possession/possession-script.ts';
import { overtimeMarket, racesTo } from '../possession/possession-specials.ts';

/** Basketball on a running clock: console games and generated ones. */
export interface ShortBasketballRules {
  readonly sport: number;
  /** Usual seconds of a quarter. */
  readonly quarterSeconds: number;
  /** Mean seconds of a possession: shot clocks of games run faster than those of halls. */
  readonly possessionSeconds: number;
  readonly breakSeconds: number;
  readonly overtimeSeconds: number;
}

const OFFER = { lineStep: 4, lines: 3, periodLines: 1, stats: ['three-pointer'] } as const;
const LAST_RACE = 30;

/** Possessions end as in the hall, sooner; nothing stops the clock. */
export function shortBasketball({
  sport,
  quarterSeconds,
  possessionSeconds,
  breakSeconds,
  overtimeSeconds,
}: ShortBasketballRules): SportModel {
  const rules: PossessionRules = {
    ...BASKETBALL_RULES,
    seconds: (_fixture: Fixture) => possessionSeconds,
    moments: (...args) => BASKETBALL_RULES.moments(...args).map(({ stopSeconds: _stopSeconds, ...moment }) => moment),
    breakSeconds: () => breakSeconds,
    overtimeSeconds,
  };
  return {
    sport,
    format: { scoring: 'sum', periods: 4, toWin: 0, periodSeconds: quarterSeconds, draw: false, overtime: true },
    duration: (4 * quarterSeconds + 3 * breakSeconds + 16) * 1000,
    script: (fixture, ratings, random) => possessionScript(rules, fixture, ratings, random),
    outlooks: (fixture, ratings, facts) => possessionOutlooks(rules, OFFER, fixture, ratings, facts),
    specials: (fixture, ratings, facts) => [
      ...overtimeMarket(rules, fixture, ratings, facts),
      ...racesTo(rules, fixture, ratings, facts, 10, LAST_RACE),
    ],
  };
}
