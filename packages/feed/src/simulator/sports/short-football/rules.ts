import type { StatKey } from '@touchline/betting/match-state/match-facts';
import type { Fixture } from '../../../vocabulary.ts';
import type { Ratings } from '../../sport-model.ts';
import type { Pair } from '../telling/teller.ts';

/** What happens beside the goals; every rate is of a whole match of the sport's usual length, home and away. */
export type SideStat = Extract<StatKey, 'corner' | 'yellow' | 'on-target' | 'shot' | 'foul' | 'dangerous-attack'>;

/**
 * Football without stoppages or extra time: console matches and generated ones. Goals and all else are Poisson processes, even over the
 * running clock, so a price is the rate times the time left.
 */
export interface ShortFootballRules {
  readonly sport: number;
  /** Usual seconds of a half; a championship may play others through its format. */
  readonly halfSeconds: number;
  readonly breakSeconds: number;
  readonly goals: Pair;
  /** Change of the log of a side's goals for one point of rating difference. */
  readonly strength: number;
  /** Of these, `on-target` and `shot` leave out the goals, `shot` those on target too. */
  readonly stats: Readonly<Record<SideStat, Pair>>;
  /** How long prices stand still after a goal. */
  readonly suspendMs: number;
}

/** Twice the playing time brings about 1.4 times the goals: longer console halves are played more patiently. */
const lengthFactor = ({ halfSeconds }: ShortFootballRules, fixture: Fixture): number =>
  Math.sqrt((fixture.format.periodSeconds || halfSeconds) / halfSeconds);

export function goalRates(rules: ShortFootballRules, fixture: Fixture, { home, away }: Ratings): Pair {
  const length = lengthFactor(rules, fixture);
  const factor = Math.exp(rules.strength * (home - away));
  return [rules.goals[0] * length * factor, (rules.goals[1] * length) / factor];
}

/** The other counts lean towards the stronger side half as much as goals do. */
export function statRates(rules: ShortFootballRules, fixture: Fixture, { home, away }: Ratings, stat: SideStat): Pair {
  const length = lengthFactor(rules, fixture);
  const lean = stat === 'yellow' || stat === 'foul' ? 0 : rules.strength / 2;
  const factor = Math.exp(lean * (home - away));
  const [own, other] = rules.stats[stat];
  return [own * length * factor, (other * length) / factor];
}
