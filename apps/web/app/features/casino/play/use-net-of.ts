import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { wonOfRound } from '../jackpots/won-of-round.ts';
import type { GamePlay } from './use-game-play.ts';

/** The gain or loss of a round that has been shown, in minor units, jackpots included. */
export const useNetOf =
  ({ shownRounds }: GamePlay) =>
  (id: string): bigint => {
    const round = shownRounds.find(({ round }) => round === id);
    if (!round) return 0n;
    return wonOfRound(round) - (stakeMinor(round.stake, scaleOf(round.currency)) ?? 0n);
  };
