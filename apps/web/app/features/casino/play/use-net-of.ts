import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import type { GamePlay } from './use-game-play.ts';

/** The gain or loss of a round that has been shown, in minor units. */
export const useNetOf =
  ({ shownRounds }: GamePlay) =>
  (id: string): bigint => {
    const round = shownRounds.find(({ round }) => round === id);
    if (!round) return 0n;
    const scale = scaleOf(round.currency);
    return (stakeMinor(round.returned ?? '0', scale) ?? 0n) - (stakeMinor(round.stake, scale) ?? 0n);
  };
