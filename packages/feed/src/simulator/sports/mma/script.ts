import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder, type ScriptEvent } from '../telling/script-builder.ts';
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
function drawFinish(fixture: Fixture, ratings: Ratings, random: Random): Ending {
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
          raises: [[stat, 1]],
          ...(stat === 'takedown' ? { kept: true, suspendMs: 4000 } : {}),
          x: 50 + 18 * random.normal(),
          y: 50 + 18 * random.normal(),
        });
  return timed.sort((a, b) => a.second - b.second);
}

/** A fight, exchange by exchange: to its finish or to the judges. */
export function mmaScript(fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const { periods, periodSeconds } = fixture.format;
  const teller = new ScriptBuilder(fixture, ['strike', 'takedown'], true);
  const finish = drawFinish(fixture, ratings, random);
  let startMs = 0;
  for (let round = 1; round <= periods; round++) {
    const bell = finish.second - (round - 1) * periodSeconds;
    const over = bell <= periodSeconds;
    const seconds = over ? bell : periodSeconds;
    teller.begin(startMs, round, { kind: 'period-start', side: 0, kept: true });
    for (const { second, ...happening } of exchanges(fixture, ratings, seconds, random))
      teller.happen(startMs + second * 1000, second, happening);
    startMs += seconds * 1000;
    if (over) {
      teller.happen(startMs, seconds, {
        kind: finish.way === 'technical-ko' ? 'tko' : finish.way,
        side: finish.side,
        kept: true,
        suspendMs: 20_000,
        material: true,
      });
      teller.finish(startMs, seconds, { status: 'ended', winner: finish.side, ending: finish.way }, false);
      return teller.steps;
    }
    if (round < periods) {
      teller.finish(startMs, seconds, { status: 'break', winner: null, ending: null });
      startMs += CORNER_MS;
    }
  }
  let home = 0;
  for (let round = 1; round <= periods; round++) {
    const lead = roundLead(teller.facts, round);
    if (lead > 0 || (lead === 0 && random.chance(0.5))) home++;
  }
  const winner = 2 * home > periods ? 1 : 2;
  const ending = Math.abs(2 * home - periods) === 1 ? 'split-decision' : 'decision';
  teller.happen(startMs, periodSeconds, { kind: 'decision', side: winner, kept: true, suspendMs: 20_000, material: true, stopped: true });
  teller.finish(startMs, periodSeconds, { status: 'ended', winner, ending });
  return teller.steps;
}
