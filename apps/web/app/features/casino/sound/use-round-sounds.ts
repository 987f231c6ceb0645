import type { CasinoRoundView } from '@touchline/contract/casino/shapes';
import { useEffect } from 'react';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import type { GamePlay } from '../play/use-game-play.ts';
import { hear } from './hear.ts';
import type { Sound } from './play-sound.ts';

/** A return at or below the stake is never celebrated, by ear no more than by eye. */
export function soundOfRound({ stake, returned, currency }: Pick<CasinoRoundView, 'stake' | 'returned' | 'currency'>): Sound {
  const minor = (text: string): bigint => stakeMinor(text, scaleOf(currency)) ?? 0n;
  return minor(returned ?? '0') > minor(stake) ? 'gain' : 'over';
}

/** The sounds of a game that its player plays alone: what is pressed, and the end of each round once it has been shown. */
export function useRoundSounds({ phase, shownRounds }: Pick<GamePlay, 'phase' | 'shownRounds'>): void {
  const [newest] = shownRounds;
  useEffect(() => {
    if (phase === 'sending') hear('stake');
  }, [phase]);
  useEffect(() => {
    if (newest) hear(soundOfRound(newest));
  }, [newest]);
}
