import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder, type ScriptEvent } from '../script/script-builder.ts';
import { type MobaRules, pushChance } from './moba-rules.ts';
import { killsText } from './moba-state.ts';
import { KILLS_KEPT } from './specials.ts';

const DRAFT_MS = 10 * 60_000;
const MEN = 5;

const named = (fixture: Fixture, side: 1 | 2): boolean => ((side === 1 ? fixture.home : fixture.away)?.players?.length ?? 0) >= MEN;

/** Kills between two pushes, by their second. */
function fights(
  rules: MobaRules,
  fixture: Fixture,
  pusher: 1 | 2,
  from: number,
  length: number,
  random: Random,
): (ScriptEvent & { second: number })[] {
  const list: (ScriptEvent & { second: number })[] = [];
  for (const side of [1, 2] as const)
    for (let i = random.poisson(rules.kills[side === pusher ? 0 : 1]); i > 0; i--)
      list.push({
        second: from + 1 + random.int(Math.max(1, length - 1)),
        kind: 'kill',
        side,
        increments: [['kill', 1]],
        ...(named(fixture, side) ? { player: random.int(MEN) } : {}),
        x: 10 + random.int(80),
        y: 10 + random.int(80),
        suspendMs: 4000,
      });
  return list.sort((a, b) => a.second - b.second);
}

/** A whole match, push by push, from the same chances that price it. */
export function mobaScript(rules: MobaRules, fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const builder = new ScriptBuilder(fixture, ['kill', 'tower', ...rules.objectives.map((o) => o.stat)], true);
  const maps: [number, number] = [0, 0];
  let startMs = 0;
  for (let map = 1; ; map++) {
    builder.startPeriod(startMs, map, { kind: 'map-start', side: 0, keepInState: true });
    const pushes: [number, number] = [0, 0];
    const kills: [number, number] = [0, 0];
    let second = 0;
    while (Math.max(...pushes) < rules.pushes) {
      const pusher = random.chance(pushChance(rules, ratings, pushes[0] - pushes[1])) ? 1 : 2;
      const [shortest, maxSeconds] = rules.pushSeconds;
      const length = Math.round(shortest + (maxSeconds - shortest) * random.next());
      for (const kill of fights(rules, fixture, pusher, second, length, random)) {
        const { second: when, ...event } = kill;
        const kept = Math.max(...kills) < KILLS_KEPT;
        kills[kill.side === 1 ? 0 : 1]++;
        builder.addEvent(startMs + when * 1000, when, { ...event, keepInState: kept });
      }
      second += length;
      pushes[pusher - 1] = (pushes[pusher - 1] ?? 0) + 1;
      const at = startMs + second * 1000;
      const last = Math.max(...pushes) === rules.pushes;
      if (last) builder.addEvent(at, second, { kind: 'map', side: pusher, increments: [['score', 1]], suspendMs: 20_000, material: true });
      else
        builder.addEvent(at, second, {
          kind: 'tower',
          side: pusher,
          increments: [['tower', 1]],
          keepInState: true,
          detail: killsText(kills as HomeAway),
          x: pusher === 1 ? 55 + 5 * (pushes[0] ?? 0) : 45 - 5 * (pushes[1] ?? 0),
          y: 20 + 30 * random.int(3),
          suspendMs: 8000,
          material: true,
        });
      for (const { stat, chance, own } of rules.objectives)
        if (random.chance(chance)) {
          const side = random.chance(own) ? pusher : pusher === 1 ? 2 : 1;
          builder.addEvent(at, second, {
            kind: stat,
            side,
            increments: [[stat, 1]],
            keepInState: true,
            x: 50,
            y: stat === 'dragon' ? 30 : 70,
            suspendMs: 8000,
            material: true,
          });
        }
    }
    maps[(pushes[0] ?? 0) > (pushes[1] ?? 0) ? 0 : 1]++;
    const winner = maps[0] === fixture.format.toWin ? 1 : maps[1] === fixture.format.toWin ? 2 : null;
    startMs += second * 1000;
    builder.endPeriod(startMs, second, { status: winner ? 'ended' : 'break', winner, ending: null });
    if (winner) return builder.steps;
    startMs += DRAFT_MS;
  }
}
