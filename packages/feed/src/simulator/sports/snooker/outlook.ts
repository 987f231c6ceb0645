import { STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { periodsWon } from '@touchline/betting/match-state/period-count';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings, StatForecast } from '../../sport-model.ts';
import { periodsWonOutlook } from '../series/series-chances.ts';
import { type FrameTable, frameOver, frameTable, POTS, potsLeft } from './frame-chances.ts';

/** Chance of the home player in a frame nobody has begun: break-offs alternate and are worth next to nothing. */
const fresh = (table: FrameTable): number => (table(POTS, 0, 1) + table(POTS, 0, 2)) / 2;

function running(table: FrameTable, facts: MatchState, frame: number): number {
  if (facts.period !== frame || facts.turn === 0) return fresh(table);
  const [home, away] = facts.counts.score?.[frame - 1] ?? [0, 0];
  const last = facts.incidents.findLast((i) => i.period === frame && i.detail !== undefined);
  const left = last ? potsLeft(Number(last.detail)) : POTS;
  if (frameOver(home - away, left)) return home > away ? 1 : home < away ? 0 : 0.5;
  return table(left, home - away, facts.turn);
}

/** Frames: the running one by the table, later ones alike. */
export function snookerOutlooks(fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  const { toWin } = fixture.format;
  const won = periodsWon(facts);
  if (facts.status === 'ended' || Math.max(...won) >= toWin) return [];
  const table = frameTable(ratings);
  const now = facts.periodsDone + 1;
  const chance = (frame: number): number => (frame === now ? running(table, facts, frame) : fresh(table));
  return [{ stat: 'set', period: 0, outlook: periodsWonOutlook(toWin, won, chance), lineStep: 4, lines: toWin > 4 ? 3 : 2 }];
}

/** Winners of the running frame and of those sure to follow it. */
export function snookerSpecials(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  const { toWin } = fixture.format;
  const won = periodsWon(facts);
  if (facts.status === 'ended' || Math.max(...won) >= toWin) return [];
  const table = frameTable(ratings);
  const now = facts.periodsDone + 1;
  const markets: FairMarket[] = [];
  for (let frame = now; frame < now + Math.min(3, toWin - Math.max(...won)); frame++) {
    const home = frame === now ? running(table, facts, frame) : fresh(table);
    markets.push({
      market: encodeMarketId({ type: STANDALONE_MARKET_IDS.winner, period: frame, line: 0, specifier: 0 }),
      outcomes: [
        [1, home],
        [2, 1 - home],
      ],
    });
  }
  return markets;
}
