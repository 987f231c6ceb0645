import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';

/** Incidents beside the goals; every rate is of a whole match of the sport's usual length, home and away. */
export type SideStat = Extract<StatKey, 'corner' | 'yellow' | 'two-minutes' | 'on-target' | 'shot' | 'foul' | 'dangerous-attack'>;
export const SIDE_STATS: readonly SideStat[] = ['corner', 'yellow', 'two-minutes', 'on-target', 'shot', 'foul', 'dangerous-attack'];

/**
 * A game of goals without stoppages or extra time: console matches and generated ones. Goals and all else are Poisson processes, even over
 * the running clock, so a price is the rate times the time left.
 */
export interface ShortMatchRules {
  readonly sport: number;
  readonly periods: number;
  /** Usual seconds of a period; a championship may play others through its format. */
  readonly periodSeconds: number;
  readonly breakSeconds: number;
  /** The first incident of a period. */
  readonly opening: 'kick-off' | 'period-start';
  readonly goals: HomeAway;
  /** Change of the log of a side's goals for one point of rating difference. */
  readonly strength: number;
  /** Of these, `on-target` and `shot` leave out the goals, `shot` those on target too. */
  readonly stats: Readonly<Partial<Record<SideStat, HomeAway>>>;
  /** Those of them that can be bet on. */
  readonly offered: readonly SideStat[];
  /** How long prices stand still after a goal. */
  readonly suspendMs: number;
}

/** Twice the playing time brings about 1.4 times the goals: longer console periods are played more patiently. */
const lengthFactor = ({ periodSeconds }: ShortMatchRules, fixture: Fixture): number =>
  Math.sqrt((fixture.format.periodSeconds || periodSeconds) / periodSeconds);

export function goalRates(rules: ShortMatchRules, fixture: Fixture, { home, away }: Ratings): HomeAway {
  const length = lengthFactor(rules, fixture);
  const factor = Math.exp(rules.strength * (home - away));
  return [rules.goals[0] * length * factor, (rules.goals[1] * length) / factor];
}

/** The other counts lean towards the stronger side half as much as goals do. */
export function statRates(rules: ShortMatchRules, fixture: Fixture, { home, away }: Ratings, stat: SideStat): HomeAway {
  const length = lengthFactor(rules, fixture);
  const lean = stat === 'yellow' || stat === 'two-minutes' || stat === 'foul' ? 0 : rules.strength / 2;
  const factor = Math.exp(lean * (home - away));
  const [own, other] = rules.stats[stat] ?? [0, 0];
  return [own * length * factor, (other * length) / factor];
}
