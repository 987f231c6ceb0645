import { useEffect, useEffectEvent } from 'react';
import type { GamePlay } from './use-game-play.ts';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Plays a drawn end from 0 to 1, sixty times a second, and tells the game when it is there; at once where motion is unwelcome. `draw` moves what
 * is on the stage: the end is known before the first picture, so that the last one is the drawn result.
 */
export function useReveal(play: GamePlay, durationMs: number, draw: (progress: number) => void): void {
  const step = useEffectEvent(draw);
  const finish = useEffectEvent(() => play.shown());
  const round = play.phase === 'showing' ? play.round?.round : undefined;
  useEffect(() => {
    if (round === undefined) return undefined;
    const from = performance.now();
    const lasts = isStill() ? 0 : durationMs;
    let frame = 0;
    const next = (now: number): void => {
      const progress = lasts === 0 ? 1 : Math.min(1, Math.max(0, now - from) / lasts);
      step(progress);
      if (progress < 1) frame = requestAnimationFrame(next);
      else finish();
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [round, durationMs]);
}

/** Slows towards the end. */
export const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;
