import fs from 'node:fs';
import { decodeMarketId, type MarketRef, marketOf, outcomeOf } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { INITIAL_MATCH_STATE, type MatchState } from '../match-state/match-state.ts';
import { formatLegResult } from '../settlement/leg-result.ts';
import { FAMILY_IDS, familyTypeId, STANDALONE_MARKET_IDS } from './market-ids.ts';
import type { MatchContext } from './market-type.ts';
import type { OutcomeName } from './outcome-name.ts';
import { marketType } from './registry.ts';

/** A selection as a bet keeps it, what it meant on the day when this was written down, and how it ended on the facts of a match. */
interface OldSelection extends Omit<MarketRef, 'type' | 'specifier'> {
  readonly subject: number;
  readonly selection: number;
  readonly market: string;
  readonly outcome: number;
  readonly name: OutcomeName;
  readonly match: MatchContext & { readonly facts: Partial<MatchState> };
  readonly result: string;
}

// A line a selection. Lines are added (a new family, a new single type) and never changed: a bet that was placed keeps its meaning.
const OLD = fs
  .readFileSync(new URL('old-selections.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as OldSelection);

describe('selections of bets placed long ago', () => {
  it.each(OLD.map((old) => [old.selection, old.market, old.result, old] as const))('%i (%s: %s)', (selection, market, result, old) => {
    const ref = decodeMarketId(marketOf(selection));
    const type = marketType(ref.type);
    const { period, line, subject, outcome, name, match } = old;
    expect({ market: type?.key, ...ref, outcome: outcomeOf(selection), name: type?.outcomeName(ref, outcome) }).toEqual({
      market,
      type: ref.type,
      period,
      line,
      specifier: subject,
      outcome,
      name,
    });
    const settled = type?.settle(ref, outcome, { ...INITIAL_MATCH_STATE, ...match.facts }, match);
    expect(settled ? formatLegResult(settled) : 'open').toBe(result);
  });

  it('are of every family and every single type', () => {
    const types = new Set(OLD.map(({ selection }) => decodeMarketId(marketOf(selection)).type));
    const covered = new Set(OLD.map(({ market }) => market));
    const families = Object.keys(FAMILY_IDS) as (keyof typeof FAMILY_IDS)[];
    const missing = [
      ...families.filter((family) => !types.has(familyTypeId(family, 'score')) && ![...covered].some((key) => key.endsWith(`-${family}`))),
      ...Object.entries(STANDALONE_MARKET_IDS).flatMap(([key, id]) => (types.has(id) ? [] : [key])),
    ];
    expect(missing, 'append a line for each to old-selections.jsonl').toEqual([]);
  });
});
