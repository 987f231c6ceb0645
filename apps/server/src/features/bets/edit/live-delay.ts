import type { BettingPorts } from '../ports.ts';
import type { PreparedBet } from '../prepared-bet.ts';

/**
 * Waits for the delay of a bet with live legs, less where something material happens before. Gives the matches in which it did; a market
 * that stops within the wait says as much as a goal.
 */
export function waitForLiveDelay({ line }: Pick<BettingPorts, 'line'>, bet: PreparedBet, delayMs: number): Promise<ReadonlySet<number>> {
  const touched = new Set<number>();
  if (delayMs <= 0) return Promise.resolve(touched);
  return new Promise((resolve) => {
    const ends: (() => void)[] = [];
    const finish = (): void => {
      clearTimeout(timer);
      for (const end of ends) end();
      resolve(touched);
    };
    const timer = setTimeout(finish, delayMs);
    for (const { live, matchId, selectionId } of bet.legs) {
      if (!live) continue;
      const touch = (): void => {
        touched.add(matchId);
        finish();
      };
      ends.push(
        line.onMatchIncident(matchId, touch),
        line.onChange(matchId, () => {
          if (line.readQuote(matchId, selectionId)?.marketStatus !== 'open') touch();
        }),
      );
    }
  });
}
