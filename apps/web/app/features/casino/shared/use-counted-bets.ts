import { useEffect, useEffectEvent, useRef } from 'react';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { useSessionFigures } from '../session/session-figures.ts';
import type { SharedTable } from './use-shared-table.ts';

/** Counts each of the player's bets in the figures of the session once it has ended; not one that had ended before the page was opened. */
export function useCountedBets({ own, round }: SharedTable): void {
  const seenOpen = useRef<string | null>(null);
  const follow = useEffectEvent(() => {
    if (own?.status === 'open') seenOpen.current = own.bet;
    else if (own && own.bet === seenOpen.current && own.status !== 'cancelled') {
      seenOpen.current = null;
      const scale = scaleOf(own.currency);
      useSessionFigures.getState().add({
        at: round?.startsAt ?? 0,
        currency: own.currency,
        stakeMinor: stakeMinor(own.stake, scale) ?? 0n,
        returnedMinor: stakeMinor(own.returned ?? '0', scale) ?? 0n,
      });
    }
  });
  const standing = own === null ? null : `${own.bet} ${own.status}`;
  useEffect(() => {
    if (standing !== null) follow();
  }, [standing]);
}
