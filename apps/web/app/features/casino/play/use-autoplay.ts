import { useEffect, useEffectEvent, useState } from 'react';
import type { GamePlay } from './use-game-play.ts';

/** When rounds that begin by themselves come to an end. Amounts are minor units, from the first of them on. */
export interface AutoplayStops {
  readonly rounds: number;
  /** Never begins a round that could lose more than this. */
  readonly lossMinor: bigint;
  readonly profitMinor: bigint | null;
}

export interface AutoplayRun extends AutoplayStops {
  readonly left: number;
  /** Net so far. */
  readonly netMinor: bigint;
}

/** Whether autoplay may start another round. */
export const mayGoOn = ({ left, netMinor, lossMinor, profitMinor }: AutoplayRun, stakeMinor: bigint): boolean =>
  left > 0 && netMinor - stakeMinor >= -lossMinor && (profitMinor === null || netMinor < profitMinor);

export interface Autoplay {
  readonly run: AutoplayRun | null;
  start(stops: AutoplayStops): void;
  stop(): void;
}

/** Plays rounds one after the other until a stop is reached, a round is refused, or the player says so. `netOf` is that of the round just shown. */
export function useAutoplay(play: GamePlay, stakeMinor: bigint | null, begin: () => void, netOf: (round: string) => bigint): Autoplay {
  const [run, setRun] = useState<AutoplayRun | null>(null);
  const [counted, setCounted] = useState<string | null>(null);
  const newest = play.shownRounds[0]?.round ?? null;
  const goOn = useEffectEvent(() => {
    if (run === null || play.phase !== 'ready') return;
    const netMinor = newest === null || newest === counted ? run.netMinor : run.netMinor + netOf(newest);
    setCounted(newest);
    const now = { ...run, netMinor };
    if (play.problem !== null || stakeMinor === null || !mayGoOn(now, stakeMinor)) return setRun(null);
    setRun({ ...now, left: now.left - 1 });
    begin();
  });
  const isOn = run !== null;
  useEffect(() => {
    if (!isOn || play.phase !== 'ready') return undefined;
    // Started with a delay, so that leaving the table at once starts no round.
    const timer = setTimeout(() => goOn(), 0);
    return () => clearTimeout(timer);
  }, [isOn, play.phase]);
  return {
    run,
    start(stops) {
      setCounted(newest);
      setRun({ ...stops, left: stops.rounds, netMinor: 0n });
    },
    stop: () => setRun(null),
  };
}
