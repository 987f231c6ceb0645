import { useEffect } from 'react';
import { useServerClock } from '../../../live/clock.tsx';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { createBetApi } from './bet-api.ts';
import { applyDecision, decidePlacement, followDecision } from './place-bet.ts';
import { type Placement, usePlacement } from './placement-store.ts';

/** Shows the decision on a bet that waits for it, and on each of several singles, however it is heard of. */
export function useFollowDecision(placement: Placement, show: (next: Placement) => void): void {
  const caller = useApiClient();
  const clock = useServerClock();

  useEffect(() => {
    if (placement.phase !== 'waiting') return undefined;
    let stopped = false;
    void followDecision(createBetApi(caller, clock.now), placement, show, () => stopped || usePlacement.getState().placement !== placement);
    return () => {
      stopped = true;
    };
  }, [placement, caller, clock, show]);

  // The push is faster than asking: what it announces is read at once.
  usePlayerEvents((news) => {
    if (news.kind !== 'bet-decision') return;
    const readDecision = async (): Promise<void> => {
      const decision = await createBetApi(caller, clock.now).decision(news.betGuid);
      const current = usePlacement.getState().placement;
      if (decision === null || decision === 'lost') return;
      if (current.phase === 'waiting' && current.answer.betGuid === news.betGuid) {
        const next = decidePlacement(current, decision);
        if (next) show(next);
      }
      if (current.phase === 'several')
        usePlacement.getState().show({
          ...current,
          bets: current.bets.map((one) => (one.betGuid === news.betGuid ? applyDecision(one, decision) : one)),
        });
    };
    if (placement.phase === 'waiting' || placement.phase === 'several') void readDecision();
  });
}
