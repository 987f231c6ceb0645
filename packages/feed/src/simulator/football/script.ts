import type { Side } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../feed-events.ts';
import type { Ratings, ScriptStep } from '../sport-model.ts';
import { FootballScriptBuilder } from './football-script-builder.ts';
import { type KeyEvent, type PeriodPlan, planPeriod, playRegularTime, schedulePeriod } from './key-events.ts';
import { addPeriodEvents, type FootballEvent } from './script-events.ts';

/** Breaks after each period, seconds; after the last one there is none. */
const BREAKS: readonly number[] = [15 * 60, 5 * 60, 2 * 60, 3 * 60];
const SHOOT_OUT_SECONDS = 8 * 60;

function substitutions(plan: PeriodPlan, random: Random): FootballEvent[] {
  if (plan.period !== 2) return [];
  const events: FootballEvent[] = [];
  for (const side of [1, 2] as const)
    for (let i = 2 + random.int(4); i > 0; i--)
      events.push({
        second: plan.start + 300 + random.int(plan.length - 400),
        period: 2,
        kind: 'substitution',
        side,
        increments: [],
        keepInState: true,
      });
  return events;
}

/** The whole script of a match. Regular time follows the Dixon-Coles law of the ratings; cup ties that are level go on. */
export function footballScript(fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const builder = new FootballScriptBuilder(fixture, random);
  const halves = [planPeriod(1, random), planPeriod(2, random)];
  const keyEvents = playRegularTime(halves, ratings, random);
  let startMs = 0;

  const play = (
    plan: PeriodPlan,
    played: readonly KeyEvent[],
    end: (last: boolean) => { winner: Side | null; ending: string | null } | null,
  ): boolean => {
    const at = (second: number): number => startMs + (second - plan.start) * 1000;
    builder.startPeriod(startMs, plan.period, plan.start);
    const added: FootballEvent = {
      second: plan.start + plan.length - plan.added * 60 - 20,
      period: plan.period,
      kind: 'added-time',
      side: 0,
      increments: [],
      keepInState: true,
      value: plan.added,
    };
    const events = [...addPeriodEvents(plan, played, ratings, random), ...substitutions(plan, random), added].sort(
      (a, b) => a.second - b.second,
    );
    const home = Math.min(78, Math.max(22, Math.round(50 + 4 * (ratings.home - ratings.away) + 6 * random.normal())));
    let nextShare = plan.start + 300;
    for (const event of events) {
      if (event.second >= nextShare) {
        builder.possession(at(nextShare), nextShare, Math.min(85, Math.max(15, home + Math.round(3 * random.normal()))));
        nextShare += 300 * Math.ceil((event.second + 1 - nextShare) / 300);
      }
      builder.addEvent(at(event.second), event);
    }
    startMs = at(plan.start + plan.length);
    const over = end(true);
    builder.endPeriod(
      startMs,
      plan.start + plan.length,
      over ? { status: 'ended', ...over } : { status: 'break', winner: null, ending: null },
    );
    startMs += (BREAKS[plan.period - 1] ?? 0) * 1000;
    return over !== null;
  };

  const level = (): boolean => builder.score[0] === builder.score[1];
  const leader = (): 1 | 2 => (builder.score[0] > builder.score[1] ? 1 : 2);
  for (const plan of halves) {
    const played = keyEvents.filter((t) => t.period === plan.period);
    const last = plan.period === 2;
    const done = play(plan, played, () =>
      last && !(fixture.format.overtime && level()) ? { winner: level() ? null : leader(), ending: null } : null,
    );
    if (done) return builder.steps;
  }
  const reds: [number, number] = [0, 0];
  for (const keyEvent of keyEvents) if (keyEvent.kind === 'red') reds[keyEvent.side - 1] = (reds[keyEvent.side - 1] ?? 0) + 1;
  for (const period of [3, 4]) {
    const plan = planPeriod(period, random);
    const done = play(plan, schedulePeriod(plan, ratings, reds, random), () =>
      period === 4 && !level() ? { winner: leader(), ending: 'overtime' } : null,
    );
    if (done) return builder.steps;
  }
  const last = halves[1];
  startMs += SHOOT_OUT_SECONDS * 1000;
  const winner = random.chance(0.5) ? 1 : 2;
  builder.endPeriod(startMs, (last?.start ?? 0) + 75 * 60, { status: 'ended', winner, ending: 'shoot-out' });
  return builder.steps;
}
