import { marketType } from '@touchline/betting/markets/registry';
import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { formatLegResult } from '@touchline/betting/settlement/leg-result';
import { createRandom } from '@touchline/kernel/random';
import { decodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../feed-events.ts';
import type { Ratings, ScriptStep, SportModel } from '../sport-model.ts';
import { factsAfter, fairMarkets } from './calibration.ts';
import { freshSeed } from './fresh-seed.ts';

const total = (facts: MatchState): number => (facts.counts.score ?? []).reduce((sum, [h, a]) => sum + h + a, 0);

/** Faults of a script as a sequence of facts; empty where nothing is. */
export function scriptErrors(steps: readonly ScriptStep[], fixture: Fixture): string[] {
  const faults: string[] = [];
  const last = steps.at(-1);
  if (last?.facts.status !== 'ended') faults.push('does not end');
  if (last?.facts.clock?.running) faults.push('clock runs on after the end');
  let before: ScriptStep = { at: 0, facts: INITIAL_MATCH_STATE };
  let lastId = 0;
  steps.forEach((step, i) => {
    const { facts, incident } = step;
    const where = `step ${i} (${incident?.kind ?? 'state'})`;
    if (step.at < before.at) faults.push(`${where}: time runs backwards`);
    if (total(facts) < total(before.facts)) faults.push(`${where}: score falls`);
    if (total(facts) > total(before.facts) && !step.suspendMs) faults.push(`${where}: score without suspension`);
    if (facts.periodsDone > facts.period || facts.periodsDone < before.facts.periodsDone) faults.push(`${where}: periodsDone`);
    if (facts.period < before.facts.period || facts.period > before.facts.period + 1) faults.push(`${where}: period`);
    if ((facts.counts.score?.length ?? 0) !== facts.period) faults.push(`${where}: one score per period`);
    if (incident) {
      if (incident.id <= lastId) faults.push(`${where}: incident ids do not grow`);
      lastId = incident.id;
      const [home, away] = fixture.format.scoring === 'periods' ? (facts.counts.score?.at(-1) ?? [0, 0]) : sums(facts);
      if (incident.score[0] !== home || incident.score[1] !== away) faults.push(`${where}: incident's score is not the facts'`);
    }
    before = step;
  });
  return faults;
}

const sums = (facts: MatchState): readonly [number, number] =>
  (facts.counts.score ?? []).reduce((sum, [h, a]) => [sum[0] + h, sum[1] + a] as const, [0, 0] as readonly [number, number]);

/**
 * Settles everything ever offered at every step of one match: what is decided once must stay as it is, and all must be decided at the
 * end. Prices must be probabilities. Returns what is wrong.
 */
export function settlementErrors(model: SportModel, fixture: Fixture, ratings: Ratings, seed: string): string[] {
  const steps = model.script(fixture, ratings, createRandom(freshSeed(seed)));
  const final = steps.at(-1)?.facts ?? INITIAL_MATCH_STATE;
  const faults: string[] = [];
  const match = { sport: model.sport, format: fixture.format };
  const offered = new Map<number, Set<number>>();
  const decided = new Map<string, string>();
  const stride = Math.max(1, Math.floor(steps.length / 40));
  for (let i = -1; i < steps.length; i += stride) {
    const step = steps[i];
    const facts = step ? factsAfter(step, Math.min(5000, Math.max(0, (steps[i + 1]?.at ?? step.at) - step.at - 1))) : INITIAL_MATCH_STATE;
    if (facts.status !== 'ended')
      for (const { market, outcomes: fair } of fairMarkets(model, fixture, ratings, facts)) {
        const outcomes = offered.get(market) ?? new Set();
        offered.set(market, outcomes);
        for (const [outcome, p] of fair) {
          outcomes.add(outcome);
          if (!(p >= -1e-9 && p <= 1 + 1e-6))
            faults.push(`step ${i}: ${marketType(decodeMarketId(market).type)?.key} prices ${outcome} at ${p}`);
        }
      }
    for (const [market, outcomes] of offered) {
      const ref = decodeMarketId(market);
      const type = marketType(ref.type);
      if (!type) {
        faults.push(`type ${ref.type} is not registered`);
        continue;
      }
      for (const outcome of outcomes) {
        const key = `${type.key} p${ref.period} line ${ref.line} specifier ${ref.specifier} outcome ${outcome}`;
        const result = type.settle(ref, outcome, facts, match);
        const now = result ? formatLegResult(result) : undefined;
        const known = decided.get(key);
        if (known !== undefined && known !== now) faults.push(`step ${i}: ${key} was ${known} and is ${now}`);
        if (now !== undefined) decided.set(key, now);
        const end = type.settle(ref, outcome, final, match);
        if (!end) faults.push(`${key} is open at the end`);
        else if (now !== undefined && formatLegResult(end) !== now)
          faults.push(`step ${i}: ${key} is ${now}, ends ${formatLegResult(end)}`);
      }
    }
  }
  return faults;
}
