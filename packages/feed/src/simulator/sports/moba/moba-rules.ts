import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Ratings } from '../../sport-model.ts';

export type MobaObjective = Extract<StatKey, 'dragon' | 'baron' | 'roshan'>;

/**
 * A game of two towns with towers between them. A map is a race of pushes: each takes a tower, and the side with `towers` of them wins the
 * map with its next one. Between pushes there is fighting; a lead makes the next push likelier.
 */
export interface MobaRules {
  readonly sport: number;
  /** Pushes that win a map; the last of them takes the town itself. */
  readonly pushes: number;
  /** Shortest and longest time between pushes, seconds. */
  readonly pushSeconds: readonly [shortest: number, maxSeconds: number];
  /** Change of the log odds of a push for a point of rating difference, and for each tower of the lead. */
  readonly strength: number;
  readonly momentum: number;
  /** Kills between two pushes: of the side that makes the push, and of the other. */
  readonly kills: readonly [own: number, other: number];
  /** Neutral monsters: the chance that one falls with a push, and that the pushing side has it. */
  readonly objectives: readonly { readonly stat: MobaObjective; readonly chance: number; readonly own: number }[];
}

/** Chance that the home side makes the next push. */
export const pushChance = (rules: MobaRules, { home, away }: Ratings, lead: number): number =>
  1 / (1 + Math.exp(-rules.strength * (home - away) - rules.momentum * lead));
