import { useEffect, useEffectEvent, useState } from 'react';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { useWhenHidden } from '../../../shell/page/use-when-hidden.ts';
import { type AutoplayRun, afterRound, firstRun, mayGoOn } from '../play/autoplay-run.ts';
import type { Autoplay } from '../play/use-autoplay.ts';
import type { Stake } from '../play/use-stake.ts';
import type { SharedTable } from './use-shared-table.ts';

export interface NextBets {
  /** A single bet waits for the next round. */
  readonly isQueued: boolean;
  queue(isQueued: boolean): void;
  /** Bets that are placed by themselves, round after round. */
  readonly auto: Autoplay;
}

/** Bets of rounds to come: one that waits, or as many as were asked for. They stop where a bet is refused. */
export function useNextBets(table: SharedTable, stake: Stake, target: number | null): NextBets {
  const [isQueued, queue] = useState(false);
  const [run, setRun] = useState<AutoplayRun | null>(null);
  const [counted, setCounted] = useState<string | null>(null);
  const { own, phase, round } = table;

  // Each ended bet counts once, before the round that follows.
  if (run !== null && own !== null && own.status !== 'open' && own.bet !== counted) {
    const scale = scaleOf(own.currency);
    const netMinor = (stakeMinor(own.returned ?? '0', scale) ?? 0n) - (stakeMinor(own.stake, scale) ?? 0n);
    setCounted(own.bet);
    setRun(afterRound(run, netMinor, stake));
  }

  const place = useEffectEvent(() => {
    if (phase !== 'betting' || own !== null || table.isBusy) return;
    if (run !== null) {
      // A refusal from before the first of them does not count.
      const isRefused = run.left < run.rounds && table.problem !== null;
      if (isRefused || !mayGoOn(run, run.unitMinor)) return setRun(null);
      setRun({ ...run, left: run.left - 1 });
    } else if (!isQueued) return;
    queue(false);
    const taken = stake.take(run?.unitMinor ?? stake.unitMinor);
    if (taken !== null) table.bet(taken, target);
    else setRun(null);
  });
  const isWanted = run !== null || isQueued;
  const takesBets = phase === 'betting' ? (round?.round ?? null) : null;
  useEffect(() => {
    if (!isWanted || takesBets === null) return undefined;
    // A moment later: a table that is left at once takes no bet.
    const timer = setTimeout(() => place(), 0);
    return () => clearTimeout(timer);
  }, [isWanted, takesBets]);
  const [wasHidden, setWasHidden] = useState(false);
  useWhenHidden(run !== null, () => {
    setRun(null);
    setWasHidden(true);
  });

  return {
    isQueued,
    queue,
    auto: {
      run,
      wasHidden,
      start(terms) {
        if (stake.unitMinor === null) return;
        setCounted(own?.bet ?? null);
        setWasHidden(false);
        setRun(firstRun(terms, stake.unitMinor));
      },
      stop: () => setRun(null),
    },
  };
}
