import { useEffect, useEffectEvent, useRef } from 'react';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { useSessionFigures } from '../session/session-figures.ts';
import type { SharedTable } from './use-shared-table.ts';

/** Counts each of the player's bets in the figures of the session once it has ended; not one that had ended before the page was opened. */
export function useCountedBets({ own, placed, round }: SharedTable): void {
  const seenOpen = useRef(new Set<string>());
  const bets = own === null ? placed : [own, ...placed];
  const follow = useEffectEvent(() => {
    for (const bet of bets) {
      if (bet.status === 'open') seenOpen.current.add(bet.bet);
      else if (seenOpen.current.delete(bet.bet) && bet.status !== 'cancelled') {
        const scale = scaleOf(bet.currency);
        useSessionFigures.getState().add({
          at: round?.startsAt ?? 0,
          currency: bet.currency,
          stakeMinor: stakeMinor(bet.stake, scale) ?? 0n,
          returnedMinor: stakeMinor(bet.returned ?? '0', scale) ?? 0n,
        });
      }
    }
  });
  const standing = bets.map(({ bet, status }) => `${bet} ${status}`).join();
  useEffect(() => {
    if (standing !== '') follow();
  }, [standing]);
}
