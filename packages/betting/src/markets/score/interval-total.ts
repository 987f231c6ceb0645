import { countedIncidents } from '../../match-state/counted-incidents.ts';
import type { MatchFormat } from '../../match-state/match-format.ts';
import type { Incident, MatchState } from '../../match-state/match-state.ts';
import { isComplete } from '../../match-state/period-count.ts';
import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { overUnderName } from '../outcome-name.ts';
import { quarterResult } from './quarter-line.ts';

/** Windows of `minutes` each; the ref's specifier is minutes * 16 + number, from 1: 15 * 16 + 1 is 0:00-14:59. */
export const intervalSpecifier = (minutes: number, number: number): number => minutes * 16 + number;
export function intervalMinutes(specifier: number): { readonly from: number; readonly to: number } {
  const minutes = Math.floor(specifier / 16);
  const number = specifier % 16;
  return { from: (number - 1) * minutes, to: number * minutes };
}

/** The second on the match clock; stoppage time counts as the last second of its period. */
export function matchSecond(incident: Pick<Incident, 'second' | 'period'>, format: MatchFormat): number {
  return Math.min(incident.second, incident.period * format.periodSeconds - 1);
}

function clockPassed(facts: MatchState, format: MatchFormat, second: number): boolean {
  if (isComplete(facts) || facts.periodsDone * format.periodSeconds >= second) return true;
  const limit = facts.period * format.periodSeconds;
  return facts.clock !== null && facts.clock.seconds >= second && second < limit;
}

/** Over or under within minutes of the match clock (sports whose clock runs on from period to period). */
export const INTERVAL_TOTAL: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['interval-total'],
  key: 'interval-total',
  group: 'intervals',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: overUnderName,
  nameArgs: (ref) => {
    const { from, to } = intervalMinutes(ref.specifier);
    return { from: from + 1, to };
  },
  settle(ref, outcome, facts, match) {
    const { from, to } = intervalMinutes(ref.specifier);
    let scored = 0;
    for (const o of countedIncidents(facts, match.format, 'score', 0)) {
      const second = matchSecond(o.incident, match.format);
      if (second >= from * 60 && second < to * 60) scored++;
    }
    if (4 * scored - ref.line >= 2) return outcome === 1 ? WIN : LOSE;
    if (!clockPassed(facts, match.format, to * 60)) return undefined;
    return quarterResult(outcome === 1 ? 4 * scored - ref.line : ref.line - 4 * scored);
  },
});
