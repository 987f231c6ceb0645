import type { MatchState } from '../../match-state/match-state.ts';
import { countInPeriod } from '../../match-state/period-count.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { overUnderName } from '../outcome-name.ts';
import { settlePlayerLine } from '../score/settle-player-line.ts';
import { playerOf } from './player-markets.ts';

/** Incidents that give `value` points to the player whom they name; in stored matches one `points` incident holds a player's total. */
const BASKETS: ReadonlySet<string> = new Set(['two-pointer', 'three-pointer', 'free-throw', 'points']);
/** Said of a player of the line-up who did not come on. */
const DID_NOT_PLAY = 'did-not-play';

/** The points of a player (by his number in player markets) so far, overtime included; undefined if the incidents name no scorers, or if he did not play. */
export function playerPoints({ incidents }: MatchState, player: number): number | undefined {
  const { side, index } = playerOf(player);
  let [points, isKnown] = [0, false];
  for (const { kind, side: of, player: who, value = 0 } of incidents) {
    if (who === undefined) continue;
    if (kind === DID_NOT_PLAY && of === side && who === index) return undefined;
    if (!BASKETS.has(kind)) continue;
    isKnown = true;
    if (of === side && who === index) points += value;
  }
  return isKnown ? points : undefined;
}

/** Over or under for one player, the ref's specifier by his number; overtime counts. Void for who does not play. */
export const PLAYER_POINTS: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['player-points'],
  key: 'player-points',
  group: 'players',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: overUnderName,
  nameArgs: (ref) => ({ playerOutcome: ref.specifier }),
  settle(ref, outcome, facts, match) {
    const points = playerPoints(facts, ref.specifier);
    const { done } = countInPeriod(facts, match.format, 'full-score', 0);
    return settlePlayerLine(outcome, ref.line, points, done);
  },
});
