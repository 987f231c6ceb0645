import type { CrapsView } from '@touchline/casino/craps/craps';
import { useEffect, useEffectEvent } from 'react';
import { useRound } from '../parts/use-round.ts';

/** Throws the dice as soon as a round of this page has begun: its button says "Roll". A round that was left before its first throw waits. */
export function useFirstThrow(): void {
  const { play, round } = useRound<unknown, CrapsView>();
  const isBegun = play.phase === 'open' && round?.view.rolls.length === 0 && round.actions.length === 0;
  const begun = isBegun && round.round !== play.table.open?.round && play.problem === null ? round.round : null;
  const roll = useEffectEvent(() => play.act({ roll: true }));
  useEffect(() => {
    if (begun !== null) roll();
  }, [begun]);
}
