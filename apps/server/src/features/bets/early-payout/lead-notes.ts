import { earlyPayoutSide } from '@touchline/betting/cash-out/early-payout-side';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type pg from 'pg';
import type { FeedFeature } from '#features/feed';
import { insertEarlyPayoutTrigger } from './early-payout.store.ts';

/** How far ahead a team must be for bets on it to win to be paid, by sport. */
const EARLY_PAYOUT_LEAD: Readonly<Record<number, number>> = { [SPORT.football]: 2 };

/** Which teams were far enough ahead, each written down once. */
export function createLeadNotes(pool: pg.Pool, book: FeedFeature['book']) {
  const noted = new Set<string>();
  let dirty = new Set<number>();
  return {
    lookAt: (matchId: number): void => void dirty.add(matchId),
    lookAtAll(): void {
      for (const { id } of book.matches()) dirty.add(id);
    },
    forget(matchId: number): void {
      noted.delete(`${matchId}/1`);
      noted.delete(`${matchId}/2`);
    },
    /** Writes who is ahead now in the matches to look at. */
    async write(): Promise<void> {
      const matches = dirty;
      dirty = new Set();
      for (const matchId of matches) {
        const match = book.match(matchId);
        const lead = match && EARLY_PAYOUT_LEAD[match.fixture.sport];
        const side = match && lead !== undefined ? earlyPayoutSide(match.facts, match.fixture.format, lead) : undefined;
        if (!match || side === undefined || noted.has(`${matchId}/${side}`)) continue;
        const score = (match.facts.counts.score ?? []).reduce<[number, number]>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
        await insertEarlyPayoutTrigger(pool, matchId, side, score.join(':'));
        noted.add(`${matchId}/${side}`);
      }
    },
  };
}
