import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder, type ScriptEvent } from '../script/script-builder.ts';
import { otherSide } from './cricket-state.ts';
import { ballChances, ballsOf, EXTRAS, edgeOf } from './rates.ts';
import { Scorecard } from './scorecard.ts';

const BALL_MS = 32_000;
const OVER_MS = 50_000;
const WICKET_MS = 90_000;
const BREAK_MS = 20 * 60_000;
const WAYS_OUT = ['caught', 'caught', 'caught', 'bowled', 'bowled', 'leg-before-wicket', 'run-out', 'stumped'];

function sampleBall(fixture: Fixture, edge: number, inHand: number, random: Random): number | 'wicket' {
  const { runs, wicket } = ballChances(fixture, edge, inHand);
  let rest = random.next() - wicket;
  if (rest < 0) return 'wicket';
  for (const [scored, p] of runs) {
    rest -= p;
    if (rest < 0) return scored;
  }
  return 0;
}

function addBall(side: 1 | 2, ball: number | 'wicket', random: Random): ScriptEvent {
  // The direction of the ball, seen from above; the pitch is in the middle.
  const angle = 2 * Math.PI * random.next();
  const far = ball === 'wicket' ? 4 : ball === 6 ? 48 : ball === 4 ? 45 : 8 + 24 * random.next();
  const spot = { x: 50 + far * Math.cos(angle), y: 50 + far * Math.sin(angle) };
  if (ball === 'wicket')
    return {
      kind: 'wicket',
      side,
      increments: [
        ['wicket', 1],
        ['ball', 1],
      ],
      detail: random.pick(WAYS_OUT),
      keepInState: true,
      suspendMs: 12_000,
      material: true,
      ...spot,
    };
  if (ball === 0) return { kind: 'ball', side, increments: [['ball', 1]], value: 0, keepInState: false, ...spot };
  const base = { side, value: ball, keepInState: false, suspendMs: ball >= 4 ? 6000 : 3000, material: ball >= 4, ...spot };
  if (ball === 6)
    return {
      ...base,
      kind: 'six',
      increments: [
        ['score', 6],
        ['six', 1],
        ['ball', 1],
      ],
    };
  if (ball === 4)
    return {
      ...base,
      kind: 'four',
      increments: [
        ['score', 4],
        ['four', 1],
        ['ball', 1],
      ],
    };
  if (ball === 1 && random.chance(EXTRAS))
    return {
      ...base,
      kind: 'extra',
      detail: 'leg-bye',
      increments: [
        ['score', 1],
        ['extra', 1],
        ['ball', 1],
      ],
    };
  return {
    ...base,
    kind: 'ball',
    increments: [
      ['score', ball],
      ['ball', 1],
    ],
  };
}

/** A match, ball by ball; a tie goes to a super over. */
export function cricketScript(fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const builder = new ScriptBuilder(fixture, ['wicket', 'ball', 'four', 'six', 'extra'], false);
  const first = random.chance(0.5) ? 1 : 2;
  let at = 0;
  let target = Number.POSITIVE_INFINITY;
  for (const innings of [1, 2] as const) {
    const side = innings === 1 ? first : otherSide(first);
    const edge = edgeOf(ratings, side);
    builder.startPeriod(at, innings, { kind: 'innings', side, keepInState: true, turn: side });
    let [wickets, runs, overRuns] = [0, 0, 0];
    const card = new Scorecard(fixture, side);
    for (let ball = 1; ball <= ballsOf(fixture) && wickets < 10 && runs < target; ball++) {
      at += BALL_MS + random.int(8000);
      const drawn = sampleBall(fixture, edge, 10 - wickets, random);
      const bowled = addBall(side, drawn, random);
      builder.addEvent(at, 0, card.named(bowled));
      for (const figures of card.count(drawn, bowled)) builder.addEvent(at, 0, figures);
      if (drawn === 'wicket') wickets++;
      else [runs, overRuns] = [runs + drawn, overRuns + drawn];
      const over = ball % 6 === 0 || ball === ballsOf(fixture) || wickets === 10 || runs >= target;
      if (over) {
        for (const figures of card.endOver(overRuns)) builder.addEvent(at, 0, figures);
        overRuns = 0;
      }
      if (wickets < 10 && runs < target && ball < ballsOf(fixture)) at += (over ? OVER_MS : 0) + (drawn === 'wicket' ? WICKET_MS : 0);
    }
    for (const figures of card.close()) builder.addEvent(at, 0, figures);
    if (innings === 1) {
      target = runs + 1;
      builder.endPeriod(at, 0, { status: 'break', winner: null, ending: null });
      at += BREAK_MS;
    } else {
      const tied = runs === target - 1;
      const winner = tied ? (random.chance(0.5) ? 1 : 2) : runs >= target ? side : first;
      builder.endPeriod(at + (tied ? BREAK_MS : 0), 0, { status: 'ended', winner, ending: tied ? 'overtime' : null });
    }
  }
  return builder.steps;
}
