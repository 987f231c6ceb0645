import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder, type ScriptEvent } from '../script/script-builder.ts';
import { roundLead } from './judges.ts';
import { FINISH_WAYS, type Finish, finishHazard, strikeRates, totalHazard } from './rates.ts';

const CORNER_MS = 60_000;
type Timed = ScriptEvent & { readonly second: number };

interface Ending {
  readonly second: number;
  readonly side: 1 | 2;
  readonly way: Finish;
}

/** When and how the fight would be finished if it went on for ever. */
function sampleFinish(fixture: Fixture, ratings: Ratings, random: Random): Ending {
  const hazard = totalHazard(fixture, ratings);
  const second = Math.ceil(-Math.log(1 - random.next()) / hazard);
  let rest = random.next() * hazard;
  for (const way of FINISH_WAYS)
    for (const side of [1, 2] as const) {
      rest -= finishHazard(fixture, ratings, way)[side - 1] ?? 0;
      if (rest <= 0) return { second, side, way };
    }
  return { second, side: 1, way: 'technical-ko' };
}

function exchanges(fixture: Fixture, ratings: Ratings, seconds: number, random: Random): Timed[] {
  const timed: Timed[] = [];
  const rates = strikeRates(fixture, ratings);
  for (const stat of ['strike', 'takedown'] as const)
    for (const side of [1, 2] as const)
      for (let i = random.poisson((rates[stat][side - 1] ?? 0) * seconds); i > 0; i--)
        timed.push({
          second: 1 + random.int(Math.max(1, seconds - 1)),
          kind: stat,
          side,
          increments: [[stat, 1]],
          ...(stat === 'takedown' ? { keepInState: true, suspendMs: 4000 } : {}),
          x: 50 + 18 * random.normal(),
          y: 50 + 18 * random.normal(),
        });
  return timed.sort((a, b) => a.second - b.second);
}

/** A fight, exchange by exchange: to its finish or to the judges. */
export function mmaScript(fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const { periods, periodSeconds } = fixture.format;
  const builder = new ScriptBuilder(fixture, ['strike', 'takedown'], true);
  const finish = sampleFinish(fixture, ratings, random);
  let startMs = 0;
  for (let round = 1; round <= periods; round++) {
    const bell = finish.second - (round - 1) * periodSeconds;
    const over = bell <= periodSeconds;
    const seconds = over ? bell : periodSeconds;
    builder.startPeriod(startMs, round, { kind: 'period-start', side: 0, keepInState: true });
    for (const { second, ...event } of exchanges(fixture, ratings, seconds, random))
      builder.addEvent(startMs + second * 1000, second, event);
    startMs += seconds * 1000;
    if (over) {
      builder.addEvent(startMs, seconds, {
        kind: finish.way === 'technical-ko' ? 'tko' : finish.way,
        side: finish.side,
        keepInState: true,
        suspendMs: 20_000,
        material: true,
      });
      builder.endPeriod(startMs, seconds, { status: 'ended', winner: finish.side, ending: finish.way }, false);
      return builder.steps;
    }
    if (round < periods) {
      builder.endPeriod(startMs, seconds, { status: 'break', winner: null, ending: null });
      startMs += CORNER_MS;
    }
  }
  let home = 0;
  for (let round = 1; round <= periods; round++) {
    const lead = roundLead(builder.facts, round);
    if (lead > 0 || (lead === 0 && random.chance(0.5))) home++;
  }
  const winner = 2 * home > periods ? 1 : 2;
  const ending = Math.abs(2 * home - periods) === 1 ? 'split-decision' : 'decision';
  builder.addEvent(startMs, periodSeconds, {
    kind: 'decision',
    side: winner,
    keepInState: true,
    suspendMs: 20_000,
    material: true,
    stopped: true,
  });
  builder.endPeriod(startMs, periodSeconds, { status: 'ended', winner, ending });
  return builder.steps;
}
