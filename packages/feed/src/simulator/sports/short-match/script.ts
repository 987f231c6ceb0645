import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import { cornerPosition, pitchPosition, shotPosition } from '../../football/script-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { type Pair, ScriptBuilder, type ScriptEvent } from '../telling/script-builder.ts';
import { goalRates, type ShortMatchRules, SIDE_STATS, statRates } from './rules.ts';

type Timed = ScriptEvent & { readonly second: number };

function where(kind: string, side: 1 | 2, random: Random): { readonly x: number; readonly y: number } {
  if (kind === 'corner') return cornerPosition(side, random);
  if (kind === 'foul' || kind === 'yellow' || kind === 'two-minutes') return pitchPosition(side, 15 + random.int(65), 5 + random.int(90));
  if (kind === 'dangerous-attack') return pitchPosition(side, 66 + random.int(22), 12 + random.int(76));
  return shotPosition(side, random);
}

/** Everything that happens in one period, by the clock. */
function happenings(rules: ShortMatchRules, fixture: Fixture, ratings: Ratings, seconds: number, random: Random): Timed[] {
  const timed: Timed[] = [];
  const draw = (rates: Pair, happening: (side: 1 | 2) => ScriptEvent): void => {
    for (const side of [1, 2] as const)
      for (let i = random.poisson((rates[side - 1] ?? 0) / rules.periods); i > 0; i--)
        timed.push({ ...happening(side), second: 1 + random.int(seconds - 1) });
  };
  draw(goalRates(rules, fixture, ratings), (side) => ({
    kind: 'goal',
    side,
    raises: [
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
      raises: stat === 'on-target' ? [['shot', 1] as const, ['on-target', 1] as const] : [[stat, 1] as const],
      kept: stat === 'corner' || stat === 'yellow' || stat === 'two-minutes',
      ...where(stat, side, random),
    }));
  return timed.sort((a, b) => a.second - b.second);
}

/** A whole match of short periods. */
export function shortMatchScript(rules: ShortMatchRules, fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const teller = new ScriptBuilder(
    fixture,
    SIDE_STATS.filter((stat) => rules.stats[stat]),
    true,
  );
  const seconds = fixture.format.periodSeconds || rules.periodSeconds;
  let startMs = 0;
  for (let period = 1; period <= rules.periods; period++) {
    teller.begin(startMs, period, { kind: rules.opening, side: period % 2 === 1 ? 1 : 2, kept: true, x: 50, y: 50 });
    for (const { second, ...happening } of happenings(rules, fixture, ratings, seconds, random))
      teller.happen(startMs + second * 1000, second, happening);
    startMs += seconds * 1000;
    const [home, away] = teller.score;
    if (period < rules.periods) teller.finish(startMs, seconds, { status: 'break', winner: null, ending: null });
    else teller.finish(startMs, seconds, { status: 'ended', winner: home === away ? null : home > away ? 1 : 2, ending: null });
    startMs += rules.breakSeconds * 1000;
  }
  return teller.steps;
}
