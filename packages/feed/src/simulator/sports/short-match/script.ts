import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import { cornerPosition, pitchPosition, shotPosition } from '../../football/script-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder, type ScriptEvent } from '../script/script-builder.ts';
import { goalRates, type ShortMatchRules, SIDE_STATS, statRates } from './rules.ts';

type Timed = ScriptEvent & { readonly second: number };

function where(kind: string, side: 1 | 2, random: Random): { readonly x: number; readonly y: number } {
  if (kind === 'corner') return cornerPosition(side, random);
  if (kind === 'foul' || kind === 'yellow' || kind === 'two-minutes') return pitchPosition(side, 15 + random.int(65), 5 + random.int(90));
  if (kind === 'dangerous-attack') return pitchPosition(side, 66 + random.int(22), 12 + random.int(76));
  return shotPosition(side, random);
}

/** Everything that happens in one period, by the clock. */
function events(rules: ShortMatchRules, fixture: Fixture, ratings: Ratings, seconds: number, random: Random): Timed[] {
  const timed: Timed[] = [];
  const draw = (rates: HomeAway, event: (side: 1 | 2) => ScriptEvent): void => {
    for (const side of [1, 2] as const)
      for (let i = random.poisson((rates[side - 1] ?? 0) / rules.periods); i > 0; i--)
        timed.push({ ...event(side), second: 1 + random.int(seconds - 1) });
  };
  draw(goalRates(rules, fixture, ratings), (side) => ({
    kind: 'goal',
    side,
    increments: [
      ['score', 1],
      ['shot', 1],
      ['on-target', 1],
    ],
    suspendMs: rules.suspendMs,
    material: true,
    ...where('goal', side, random),
  }));
  for (const stat of SIDE_STATS)
    draw(statRates(rules, fixture, ratings, stat), (side) => ({
      kind: stat,
      side,
      increments: stat === 'on-target' ? [['shot', 1] as const, ['on-target', 1] as const] : [[stat, 1] as const],
      keepInState: stat === 'corner' || stat === 'yellow' || stat === 'two-minutes',
      ...where(stat, side, random),
    }));
  return timed.sort((a, b) => a.second - b.second);
}

/** A whole match of short periods. */
export function shortMatchScript(rules: ShortMatchRules, fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const builder = new ScriptBuilder(
    fixture,
    SIDE_STATS.filter((stat) => rules.stats[stat]),
    true,
  );
  const seconds = fixture.format.periodSeconds || rules.periodSeconds;
  let startMs = 0;
  for (let period = 1; period <= rules.periods; period++) {
    builder.startPeriod(startMs, period, { kind: rules.opening, side: period % 2 === 1 ? 1 : 2, keepInState: true, x: 50, y: 50 });
    for (const { second, ...event } of events(rules, fixture, ratings, seconds, random))
      builder.addEvent(startMs + second * 1000, second, event);
    startMs += seconds * 1000;
    const [home, away] = builder.score;
    if (period < rules.periods) builder.endPeriod(startMs, seconds, { status: 'break', winner: null, ending: null });
    else builder.endPeriod(startMs, seconds, { status: 'ended', winner: home === away ? null : home > away ? 1 : 2, ending: null });
    startMs += rules.breakSeconds * 1000;
  }
  return builder.steps;
}
