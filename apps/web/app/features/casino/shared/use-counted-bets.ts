import { useEffect, useEffectEvent } from 'react';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { useSessionFigures } from '../session/session-figures.ts';
import type { SharedTable } from './use-shared-table.ts';

/** The last bet that this tab has counted: one that a reload shows again counts once. */
let lastCounted = '';

/** Counts each of the player's bets in the figures of the session once it has ended. */
export function useCountedBets({ own, round }: SharedTable): void {
  const count = useEffectEvent(() => {
    if (own === null || own.bet === lastCounted) return;
    lastCounted = own.bet;
    const scale = scaleOf(own.currency);
    useSessionFigures.getState().add({
      at: round?.startsAt ?? 0,
      currency: own.currency,
      stakeMinor: stakeMinor(own.stake, scale) ?? 0n,
      returnedMinor: stakeMinor(own.returned ?? '0', scale) ?? 0n,
    });
  });
  const ended = own !== null && (own.status === 'paid' || own.status === 'lost') ? own.bet : null;
  useEffect(() => {
    if (ended !== null) count();
  }, [ended]);
}
