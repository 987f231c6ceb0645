import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder } from '../script/script-builder.ts';
import { legsToWin, other, skillsOf } from './darts-chances.ts';
import { START, visitEnds } from './visits.ts';

const VISIT_MS = 11_000;
const LEG_MS = 15_000;
const SET_MS = 120_000;

function sampleVisit(left: number, skill: number, random: Random): number {
  const ends = visitEnds(left, skill);
  let rest = random.next();
  for (const end of ends) {
    rest -= end.p;
    if (rest < 0) return end.left;
  }
  return ends.at(-1)?.left ?? left;
}

/** A match, visit by visit. */
export function dartsScript(fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const builder = new ScriptBuilder(fixture, ['one-eighty', 'checkout'], false);
  const skills = skillsOf(ratings);
  const toWin = legsToWin(fixture);
  const sets: [number, number] = [0, 0];
  let opener: 1 | 2 = random.chance(0.5) ? 1 : 2;
  let at = 0;
  for (let set = 1; ; set++, opener = other(opener)) {
    builder.startPeriod(at, set, { kind: 'set-start', side: opener, keepInState: true, turn: opener, points: [START, START] });
    let first = opener;
    while (Math.max(...builder.periodScore) < toWin) {
      const left: [number, number] = [START, START];
      for (let side = first; Math.min(...left) > 0; side = other(side)) {
        at += VISIT_MS + random.int(4000);
        const from = left[side - 1] ?? START;
        const to = sampleVisit(from, skills[side - 1] ?? 0, random);
        left[side - 1] = to;
        const value = from - to;
        if (to === 0) {
          first = other(first);
          builder.addEvent(at, 0, {
            kind: 'checkout',
            side,
            value,
            increments: [
              ['score', 1],
              ['checkout', 1],
            ],
            turn: first,
            points: [START, START],
            suspendMs: 8000,
            material: true,
          });
        } else if (value === 180)
          builder.addEvent(at, 0, {
            kind: 'one-eighty',
            side,
            value,
            increments: [['one-eighty', 1]],
            keepInState: true,
            turn: other(side),
            points: [...left],
            suspendMs: 4000,
          });
        else
          builder.addEvent(at, 0, {
            kind: 'visit',
            side,
            value,
            turn: other(side),
            points: [...left],
            suspendMs: Math.min(...left) < 171 ? 3000 : 0,
          });
      }
      if (Math.max(...builder.periodScore) < toWin) at += LEG_MS;
    }
    const [home, away] = builder.periodScore;
    sets[home > away ? 0 : 1]++;
    const winner = sets[0] === fixture.format.toWin ? 1 : sets[1] === fixture.format.toWin ? 2 : null;
    builder.endPeriod(at, 0, { status: winner ? 'ended' : 'break', winner, ending: null });
    if (winner) return builder.steps;
    at += SET_MS;
  }
}
