import { useEffect, useEffectEvent, useState } from 'react';
import { useWhenHidden } from '../../../shell/page/use-when-hidden.ts';
import { type AutoplayRun, type AutoplayTerms, afterRound, firstRun, mayGoOn } from './autoplay-run.ts';
import type { GamePlay } from './use-game-play.ts';
import type { Stake } from './use-stake.ts';

export interface Autoplay {
  readonly run: AutoplayRun | null;
  /** The page was hidden while rounds began by themselves, which has ended them. */
  readonly wasHidden: boolean;
  start(terms: AutoplayTerms): void;
  stop(): void;
}

interface AutoplaySource {
  readonly play: GamePlay;
  readonly stake: Stake;
  /** Begins a round with this stake, of one chip where it is laid in chips; minor units. False where it would be refused. */
  begin(unitMinor: bigint): boolean;
  /** The gain or loss of a round that has been shown. */
  netOf(round: string): bigint;
}

/**
 * Plays rounds one after the other until a stop is reached, a round is refused, the player says so, or nobody looks: rounds that begin by
 * themselves in a hidden page would be played unseen.
 */
export function useAutoplay({ play, stake, begin, netOf }: AutoplaySource): Autoplay {
  const [run, setRun] = useState<AutoplayRun | null>(null);
  const [wasHidden, setWasHidden] = useState(false);
  const [counted, setCounted] = useState<string | null>(null);
  const newest = play.shownRounds[0]?.round ?? null;
  const goOn = useEffectEvent(() => {
    if (run === null || play.phase !== 'ready') return;
    const now = newest === null || newest === counted ? run : afterRound(run, netOf(newest), stake);
    setCounted(newest);
    if (play.problem !== null || !mayGoOn(now, stake.wholeMinor(now.unitMinor))) return setRun(null);
    setRun(begin(now.unitMinor) ? { ...now, left: now.left - 1 } : null);
  });
  const isOn = run !== null;
  useEffect(() => {
    if (!isOn || play.phase !== 'ready') return undefined;
    // Started with a delay, so that leaving the table at once starts no round.
    const timer = setTimeout(() => goOn(), 0);
    return () => clearTimeout(timer);
  }, [isOn, play.phase]);
  useWhenHidden(isOn, () => {
    setRun(null);
    setWasHidden(true);
  });
  return {
    run,
    wasHidden,
    start(terms) {
      if (stake.unitMinor === null) return;
      setCounted(newest);
      setWasHidden(false);
      setRun(firstRun(terms, stake.unitMinor));
    },
    stop: () => setRun(null),
  };
}
