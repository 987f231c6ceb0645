import type { CasinoRoundView } from '@touchline/contract/casino/shapes';
import { useEffect, useRef, useState } from 'react';
import type { CasinoTable } from './casino-table.ts';

/** `ready`: a round may begin. `sending`: an answer is awaited. `open`: a decision is. `showing`: the drawn end is being played. */
export type GamePhase = 'ready' | 'sending' | 'open' | 'showing';

/** The stage of a game: its newest round, and where that stands. */
export interface RoundStage {
  readonly phase: GamePhase;
  /** The newest round, whose view the stage shows; null before the first. */
  readonly round: CasinoRoundView | null;
  /** Rounds that this page has shown to their end, newest first. */
  readonly shownRounds: readonly CasinoRoundView[];
  setPhase(phase: GamePhase): void;
  /** A round begins now: the next one begins no sooner than the law lets it. */
  begin(): void;
  /** Puts a round on the stage: as one that awaits a decision, or whose end is to be shown. */
  take(round: CasinoRoundView): void;
  /** The end of the round has been shown; `count` is told of each round once. */
  end(count: (round: CasinoRoundView) => void): void;
}

export function useRoundStage(table: CasinoTable): RoundStage {
  const [round, setRound] = useState<CasinoRoundView | null>(table.open);
  const [phase, setPhase] = useState<GamePhase>(table.open ? 'open' : 'ready');
  const [shownRounds, setShownRounds] = useState<readonly CasinoRoundView[]>([]);
  const sentAt = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  return {
    phase,
    round,
    shownRounds,
    setPhase,
    begin() {
      sentAt.current = performance.now();
    },
    take(next) {
      setRound(next);
      setPhase(next.status === 'open' ? 'open' : 'showing');
    },
    end(count) {
      if (phase !== 'showing' || round === null || shownRounds[0]?.round === round.round) return;
      count(round);
      setShownRounds((before) => [round, ...before]);
      // Rounds follow each other no faster than the law lets them.
      rest.current = setTimeout(() => setPhase('ready'), Math.max(0, sentAt.current + table.minRoundMs - performance.now()));
    },
  };
}
