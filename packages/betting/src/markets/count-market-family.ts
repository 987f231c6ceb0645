import type { CountKey } from '@touchline/catalogue/count-keys';
import type { MarketRef } from '@touchline/kernel/selection';
import { countInPeriod } from '../match-state/period-count.ts';
import type { LegResult } from '../settlement/leg-result.ts';
import { defineMarket } from './define-market.ts';
import { type FamilyKey, familyTypeId, familyTypeKey } from './market-ids.ts';
import type { MarketGroup, MarketType } from './market-type.ts';
import type { OutcomeName } from './outcome-name.ts';

/**
 * Markets that depend on nothing but the two final counts of a span. The same `final` settles them and, as an expected value over the
 * counts still possible, prices them (feed: simulator/pricing), so a price can never contradict a settlement.
 */
export interface CountMarketFamily {
  readonly family: FamilyKey;
  readonly group: MarketGroup;
  readonly layout: MarketType['layout'];
  /**
   * The counts that `final` looks at, so that pricing may work on one marginal: with `difference` and `total` it is called as (home - away, 0) and
   * (home + away, 0), with `home` as (home, 0), with `away` as (0, away).
   */
  readonly reads: 'difference' | 'total' | 'home' | 'away' | 'pair';
  readonly outcomes: readonly number[] | null;
  readonly outcomeName: (ref: MarketRef, outcome: number) => OutcomeName;
  /** The result on final counts. */
  readonly final: (ref: MarketRef, outcome: number, home: number, away: number) => LegResult;
  /** The result while counts may still grow, where no growth can change it. */
  readonly early?: (ref: MarketRef, outcome: number, home: number, away: number) => LegResult | undefined;
}

const GROUPS: Partial<Record<CountKey, MarketGroup>> = { corner: 'corners', yellow: 'cards', red: 'cards' };
const ON_SCORE: ReadonlySet<CountKey> = new Set(['score', 'full-score', 'set']);

/** Group of a type over a count: the family's own for scores, the statistic's for others. */
export const groupOf = (group: MarketGroup, count: CountKey): MarketGroup =>
  ON_SCORE.has(count) ? group : (GROUPS[count] ?? 'statistics');

/** `possession` is a share: it also falls, so nothing about it is certain before the end. */
const grows = (count: CountKey): boolean => count !== 'possession';

/** The family's market type over one count. */
export function countMarket(family: CountMarketFamily, count: CountKey): MarketType {
  return defineMarket({
    id: familyTypeId(family.family, count),
    key: familyTypeKey(family.family, count),
    group: groupOf(family.group, count),
    layout: family.layout,
    outcomes: family.outcomes,
    outcomeName: family.outcomeName,
    settle(ref, outcome, facts, match) {
      const { home, away, done } = countInPeriod(facts, match.format, count, ref.period);
      if (!done) return grows(count) ? family.early?.(ref, outcome, home, away) : undefined;
      switch (family.reads) {
        case 'difference':
          return family.final(ref, outcome, home - away, 0);
        case 'total':
          return family.final(ref, outcome, home + away, 0);
        case 'home':
          return family.final(ref, outcome, home, 0);
        case 'away':
          return family.final(ref, outcome, 0, away);
        case 'pair':
          return family.final(ref, outcome, home, away);
      }
    },
  });
}
