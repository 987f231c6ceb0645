import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder } from '../script/script-builder.ts';
import { asBegun, halfBegins, mapOver } from './map-chances.ts';
import { mapOf, roundRates } from './rates.ts';
import { roundEvents } from './round.ts';

const FREEZE_MS = 20_000;
const HALF_MS = 60_000;
const MAP_BREAK_MS = 8 * 60_000;
const AFTER_ROUND_MS = 7000;

/** A whole match, round by round, from the same chances that price it. */
export function cs2Script(fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const builder = new ScriptBuilder(fixture, ['kill'], false);
  const maps: [number, number] = [0, 0];
  let at = 0;
  for (let map = 1; ; map++) {
    const rates = roundRates(fixture, ratings, map);
    const homeDefends = random.chance(0.5);
    builder.startPeriod(at, map, { kind: 'map-start', side: homeDefends ? 1 : 2, keepInState: true, detail: mapOf(fixture, map).name });
    while (!mapOver(...builder.periodScore)) {
      const played = builder.periodScore[0] + builder.periodScore[1];
      if (halfBegins(played)) {
        builder.addEvent(at, 0, { kind: played === 12 ? 'half-time' : 'overtime', side: 0 });
        at += HALF_MS;
      }
      const defending = asBegun(played) === homeDefends;
      const winner = random.chance(defending ? rates.defending : rates.attacking) ? 1 : 2;
      at += FREEZE_MS;
      let end = 0;
      for (const { second, ...event } of roundEvents(fixture, winner, defending ? 1 : 2, random)) {
        builder.addEvent(at + second * 1000, second, event);
        end = second;
      }
      at += end * 1000;
      if (!mapOver(...builder.periodScore)) at += AFTER_ROUND_MS;
    }
    const [home, away] = builder.periodScore;
    maps[home > away ? 0 : 1]++;
    const winner = maps[0] === fixture.format.toWin ? 1 : maps[1] === fixture.format.toWin ? 2 : null;
    builder.endPeriod(at, 0, { status: winner ? 'ended' : 'break', winner, ending: null });
    if (winner) return builder.steps;
    at += MAP_BREAK_MS;
  }
}
