import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder } from '../telling/script-builder.ts';
import { asBegun, halfBegins, mapOver } from './map-chances.ts';
import { mapOf, roundRates } from './rates.ts';
import { tellRound } from './round.ts';

const FREEZE_MS = 20_000;
const HALF_MS = 60_000;
const MAP_BREAK_MS = 8 * 60_000;
const AFTER_ROUND_MS = 7000;

/** A whole match, round by round, from the same chances that price it. */
export function cs2Script(fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const teller = new ScriptBuilder(fixture, ['kill'], false);
  const maps: [number, number] = [0, 0];
  let at = 0;
  for (let map = 1; ; map++) {
    const rates = roundRates(fixture, ratings, map);
    const homeDefends = random.chance(0.5);
    teller.begin(at, map, { kind: 'map-start', side: homeDefends ? 1 : 2, kept: true, detail: mapOf(fixture, map).name });
    while (!mapOver(...teller.periodScore)) {
      const played = teller.periodScore[0] + teller.periodScore[1];
      if (halfBegins(played)) {
        teller.happen(at, 0, { kind: played === 12 ? 'half-time' : 'overtime', side: 0 });
        at += HALF_MS;
      }
      const defending = asBegun(played) === homeDefends;
      const winner = random.chance(defending ? rates.defending : rates.attacking) ? 1 : 2;
      at += FREEZE_MS;
      let end = 0;
      for (const { second, ...happening } of tellRound(fixture, winner, defending ? 1 : 2, random)) {
        teller.happen(at + second * 1000, second, happening);
        end = second;
      }
      at += end * 1000;
      if (!mapOver(...teller.periodScore)) at += AFTER_ROUND_MS;
    }
    const [home, away] = teller.periodScore;
    maps[home > away ? 0 : 1]++;
    const winner = maps[0] === fixture.format.toWin ? 1 : maps[1] === fixture.format.toWin ? 2 : null;
    teller.finish(at, 0, { status: winner ? 'ended' : 'break', winner, ending: null });
    if (winner) return teller.steps;
    at += MAP_BREAK_MS;
  }
}
