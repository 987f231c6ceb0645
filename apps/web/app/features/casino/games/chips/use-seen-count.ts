import { useState } from 'react';
import type { GamePlay } from '../../play/use-game-play.ts';
import { useReveal } from '../../play/use-reveal.ts';

/** How many of the drawn cards or dice are seen by now: one after the other while the end is shown, all of them afterwards. */
export function useSeenCount(play: GamePlay, count: number, stepMs: number): number {
  const [seen, setSeen] = useState({ round: '', count: 0 });
  const round = play.round?.round ?? '';
  useReveal(play, count * stepMs, (progress) => setSeen({ round, count: Math.ceil(progress * count) }));
  if (play.phase !== 'showing') return count;
  return seen.round === round ? seen.count : 0;
}
