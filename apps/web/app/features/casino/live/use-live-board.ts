import type { ChipBet } from '@touchline/casino/chips';
import { useState } from 'react';
import { type ChipBoard, useChipLayout } from '../games/chips/use-chip-board.ts';
import type { SharedTable } from '../shared/use-shared-table.ts';

/** Chips on the layout of a live table that have not been placed: nobody knows of them but this page. */
export interface LiveBoard<On> {
  readonly board: ChipBoard<On>;
  readonly bets: readonly ChipBet<On>[];
  /** The chips have been placed as a bet: the layout is free for the next one, which may repeat them. */
  taken(): void;
}

/** The chips that are laid at a table while it takes bets; they stay where they are when the clock runs out, for the next round. */
export function useLiveBoard<On>(table: SharedTable): LiveBoard<On> {
  const [bets, setBets] = useState<readonly ChipBet<On>[]>([]);
  const [last, setLast] = useState<readonly ChipBet<On>[]>([]);
  const board = useChipLayout<On>({
    bets,
    setBets,
    last,
    isReady: table.phase === 'betting' && !table.isBusy,
    fitting: (other) => other,
  });
  return {
    board,
    bets,
    taken() {
      setLast(bets);
      setBets([]);
    },
  };
}
