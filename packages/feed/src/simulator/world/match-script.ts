import type { Incident, MatchState } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import type { ScriptStep } from '../sport-model.ts';
import type { PlannedMatch } from './calendar.ts';

/** A script as the world plays it, with the occasional wrong score or abandonment. */
export interface MatchScript {
  readonly steps: readonly MatchScriptStep[];
  /** Match milliseconds of the last step. */
  readonly length: number;
}

export interface MatchScriptStep extends ScriptStep {
  /** The score before was a mistake and is put right here: what it settled is rolled back. */
  readonly corrects?: MatchState;
}

/** Share of matches with a goal entered by mistake and taken back, of those abandoned, and how long the mistake stands. */
const MISTAKE = 0.012;
const ABANDONED = 0.0015;
const MISTAKE_MS = 35_000;
/** Room that a mistake keeps from real goals. */
const QUIET_MS = 90_000;

const scoreSum = (facts: MatchState): number => (facts.counts.score ?? []).reduce((sum, [h, a]) => sum + h + a, 0);

function withMistake(facts: MatchState, side: 1 | 2, id: number): MatchState {
  const pairs = [...(facts.counts.score ?? [])];
  const [home, away] = pairs.at(-1) ?? [0, 0];
  pairs[pairs.length - 1] = side === 1 ? [home + 1, away] : [home, away + 1];
  const [sh, sa] = pairs.reduce(([h, a], [x, y]) => [h + x, a + y] as const, [0, 0] as const);
  const goal: Incident = { id, kind: 'goal', side, period: facts.period, second: facts.clock?.seconds ?? 0, score: [sh, sa] };
  return { ...facts, counts: { ...facts.counts, score: pairs }, incidents: [...facts.incidents, goal] };
}

/** Ids of incidents that were taken back start here, above those of any script. */
const MISTAKE_ID = 1_000_000;

/** Inserts a goal that is awarded and then disallowed into a quiet stretch of the match. Returns the steps unchanged where there is none. */
function mistaken(steps: readonly MatchScriptStep[], side: 1 | 2, from: number): readonly MatchScriptStep[] {
  const before = steps[from];
  if (before?.facts.status !== 'live' || before.facts.clock === null) return steps;
  const at = before.at + 1000;
  const until = at + MISTAKE_MS;
  const quiet = steps.filter((s) => s.at > at - QUIET_MS && s.at < until + QUIET_MS);
  const calm = quiet.every((s) => s.facts.status === 'live' && scoreSum(s.facts) === scoreSum(before.facts) && !s.material);
  if (!calm) return steps;
  const wrong = withMistake(before.facts, side, MISTAKE_ID);
  const goal = wrong.incidents.at(-1);
  const meanwhile = steps.slice(from + 1).filter((s) => s.at < until);
  return [
    ...steps.slice(0, from + 1),
    { at, facts: wrong, ...(goal ? { incident: goal } : {}), suspendMs: MISTAKE_MS, material: true },
    ...meanwhile.map((step) => ({ ...step, facts: withMistake(step.facts, side, MISTAKE_ID) })),
    { at: until, facts: meanwhile.at(-1)?.facts ?? before.facts, corrects: wrong, suspendMs: 10_000, material: true },
    ...steps.slice(from + 1 + meanwhile.length),
  ];
}

function abandoned(steps: readonly MatchScriptStep[], at: number): readonly MatchScriptStep[] {
  const kept = steps.filter((s) => s.at <= at);
  const last = kept.at(-1);
  if (!last || last.facts.status === 'ended') return steps;
  const facts: MatchState = { ...last.facts, status: 'abandoned', clock: last.facts.clock && { ...last.facts.clock, running: false } };
  return [...kept, { at, facts, material: true }];
}

/** The script of a match: the sport's script from the match's own seed, rarely with a wrong score or abandoned. */
export function buildMatchScript({ fixture, ratings, plan, seed: scriptSeed }: PlannedMatch, seed: number): MatchScript {
  const played = plan.model.script(fixture, ratings, createRandom(seed, 'script', fixture.id), scriptSeed);
  const script = plan.model.people?.(played, fixture, createRandom(seed, 'people', fixture.id)) ?? played;
  const random = createRandom(seed, 'fate', fixture.id);
  const length = script.at(-1)?.at ?? 0;
  const ordinary = !fixture.virtual && plan.kind !== 'cycle' && plan.runners === 0;
  let steps: readonly MatchScriptStep[] = script;
  const goals = script.some((s) => s.incident?.kind === 'goal');
  const side = random.chance(0.5) ? 1 : 2;
  const from = Math.floor(script.length * (0.1 + 0.7 * random.next()));
  if (ordinary && goals && random.chance(MISTAKE)) steps = mistaken(script, side, from);
  else if (ordinary && plan.kind === 'league' && random.chance(ABANDONED)) steps = abandoned(script, length * (0.15 + 0.6 * random.next()));
  return { steps, length: steps.at(-1)?.at ?? 0 };
}

/** Index of the last step at or before a moment; -1 before the first. */
export function stepAt(script: MatchScript, matchMs: number): number {
  let low = -1;
  let high = script.steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((script.steps[middle]?.at ?? 0) <= matchMs) low = middle;
    else high = middle - 1;
  }
  return low;
}
