import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Ratings } from '../sport-model.ts';
import { GOAL_SHARES, goalRates, lowScoreFactor, periodLength, periodStart, RED_RATE, withReds } from './rates.ts';

/** The events that bend a match: goals and reds, before everything else is drawn around them. Seconds of the match clock. */
export interface KeyEvent {
  readonly kind: 'goal' | 'red';
  readonly side: 1 | 2;
  readonly period: number;
  readonly second: number;
}

export interface PeriodPlan {
  readonly period: number;
  readonly start: number;
  /** Length with stoppage time. */
  readonly length: number;
  /** Minutes announced. */
  readonly added: number;
}

export function planPeriod(period: number, random: Random): PeriodPlan {
  const added = period === 1 ? 1 + random.int(4) : period === 2 ? 3 + random.int(5) : 1 + random.int(2);
  return { period, start: periodStart(period), length: periodLength(period) + added * 60 + random.int(45), added };
}

/** Goals and reds of one period, minute by minute; `reds` goes on counting. */
export function schedulePeriod(plan: PeriodPlan, ratings: Ratings, reds: [number, number], random: Random): KeyEvent[] {
  const keyEvents: KeyEvent[] = [];
  const share = (GOAL_SHARES[plan.period - 1] ?? 0) / plan.length;
  const redChance = (RED_RATE * periodLength(plan.period)) / (90 * 60);
  for (let from = 0; from < plan.length; from += 60) {
    const span = Math.min(60, plan.length - from);
    const rates: HomeAway = withReds(goalRates(ratings), reds);
    for (const side of [1, 2] as const) {
      if (random.chance(1 - Math.exp(-(rates[side - 1] ?? 0) * share * span)))
        keyEvents.push({ kind: 'goal', side, period: plan.period, second: plan.start + from + random.int(span) });
      if (reds[side - 1] !== 2 && random.chance((redChance * span) / plan.length)) {
        keyEvents.push({ kind: 'red', side, period: plan.period, second: plan.start + from + random.int(span) });
        reds[side - 1] = (reds[side - 1] ?? 0) + 1;
      }
    }
  }
  return keyEvents.sort((a, b) => a.second - b.second);
}

export const goalsBy = (keyEvents: readonly KeyEvent[], side: 1 | 2): number =>
  keyEvents.filter((t) => t.kind === 'goal' && t.side === side).length;

/** Both halves, drawn again until the low-score correction accepts them: the final scores then follow the Dixon-Coles law. */
export function playRegularTime(plans: readonly PeriodPlan[], ratings: Ratings, random: Random): KeyEvent[] {
  const rates = goalRates(ratings);
  const maxFactor = Math.max(1, ...[0, 1, 2, 3].map((cell) => lowScoreFactor(cell >> 1, cell & 1, rates)));
  for (;;) {
    const reds: [number, number] = [0, 0];
    const keyEvents = plans.flatMap((plan) => schedulePeriod(plan, ratings, reds, random));
    if (random.chance(lowScoreFactor(goalsBy(keyEvents, 1), goalsBy(keyEvents, 2), rates) / maxFactor)) return keyEvents;
  }
}
