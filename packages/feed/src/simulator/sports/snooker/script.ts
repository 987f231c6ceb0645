import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder } from '../script/script-builder.ts';
import { frameOver, onTable, POTS, potChances, potPoints } from './frame-chances.ts';

const CENTURY = 100;
const RESPOT = 7;
const FRAME_MS = 150_000;

function samplePoints(left: number, random: Random): number {
  let rest = random.next();
  for (const [points, p] of potPoints(left)) {
    rest -= p;
    if (rest < 0) return points;
  }
  return potPoints(left)[0]?.[0] ?? 0;
}

/** A match, visit by visit. */
export function snookerScript(fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const builder = new ScriptBuilder(fixture, ['century'], false);
  const { first, further } = potChances(ratings);
  const frames: [number, number] = [0, 0];
  let breaks: 1 | 2 = random.chance(0.5) ? 1 : 2;
  let at = 0;
  for (let frame = 1; ; frame++) {
    let turn: 1 | 2 = breaks === 1 ? 2 : 1;
    builder.startPeriod(at, frame, { kind: 'frame-start', side: breaks, keepInState: true, turn });
    let left = POTS;
    let lead = 0;
    while (!frameOver(lead, left)) {
      let made = 0;
      let seconds = 25 + random.int(30);
      for (let chance = first[turn - 1] ?? 0; left > 0 && random.chance(chance); chance = further[turn - 1] ?? 0) {
        made += samplePoints(left, random);
        left--;
        seconds += 32 + random.int(18);
      }
      lead += turn === 1 ? made : -made;
      const side = turn;
      turn = turn === 1 ? 2 : 1;
      at += seconds * 1000;
      if (made > 0)
        builder.addEvent(at, 0, {
          kind: made >= CENTURY ? 'century' : 'visit',
          side,
          value: made,
          detail: String(onTable(left)),
          increments:
            made >= CENTURY
              ? [
                  ['score', made],
                  ['century', 1],
                ]
              : [['score', made]],
          keepInState: true,
          turn,
          suspendMs: 6000,
          material: made >= 30,
        });
      else builder.addEvent(at, 0, { kind: 'safety-shot', side, turn, suspendMs: 3000 });
    }
    if (lead === 0) {
      at += 90_000;
      const side = random.chance(0.5) ? 1 : 2;
      builder.addEvent(at, 0, {
        kind: 'visit',
        side,
        value: RESPOT,
        detail: '0',
        increments: [['score', RESPOT]],
        keepInState: true,
        suspendMs: 6000,
        material: true,
      });
    }
    const [home, away] = builder.periodScore;
    frames[home > away ? 0 : 1]++;
    const winner = frames[0] === fixture.format.toWin ? 1 : frames[1] === fixture.format.toWin ? 2 : null;
    builder.endPeriod(at, 0, { status: winner ? 'ended' : 'break', winner, ending: null });
    if (winner) return builder.steps;
    at += FRAME_MS;
    breaks = breaks === 1 ? 2 : 1;
  }
}
