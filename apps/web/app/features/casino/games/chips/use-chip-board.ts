import type { ChipBet } from '@touchline/casino/chips';
import type { CasinoRoundView } from '@touchline/contract/casino/shapes';
import { useState } from 'react';
import { useGame } from '../../play/game-context.ts';

/** The most chips on one place, and the most places, that a game takes. */
const MAX_CHIPS = 10_000;
const MAX_PLACES = 160;
/** How many changes of a layout can be undone. */
const MAX_UNDONE = 50;
/** How many chips one press lays; 0 takes all of a place back. */
export const HANDS = [1, 5, 25, 100, 0] as const;
export type Hand = (typeof HANDS)[number];

/** Chips on a layout, and the hand that lays them. What cannot be done with all of them now is null. */
export interface ChipBoard<On> {
  readonly total: number;
  readonly hand: Hand;
  setHand(hand: Hand): void;
  /** Whether a place takes chips now. */
  takes(on: On): boolean;
  chipsOn(on: On): number;
  /** Lays the chips of the hand on a place, or takes back those that lie there. */
  press(on: On): void;
  takeBack(on: On): void;
  readonly undo: (() => void) | null;
  /** Lays the chips of the last round again. */
  readonly repeat: (() => void) | null;
  readonly double: (() => void) | null;
  readonly clear: (() => void) | null;
}

type Bets<On> = readonly ChipBet<On>[];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Adds chips to a place, as far as the place and the layout have room. */
export function layChips<On>(bets: Bets<On>, on: On, count: number): Bets<On> {
  const at = bets.findIndex((bet) => isSame(bet.on, on));
  const bet = bets[at];
  if (bet) return bets.with(at, { on, chips: Math.min(MAX_CHIPS, bet.chips + count) });
  return bets.length < MAX_PLACES ? [...bets, { on, chips: count }] : bets;
}

export const chipsAt = <On>(bets: Bets<On>, on: On): number => bets.reduce((sum, bet) => (isSame(bet.on, on) ? sum + bet.chips : sum), 0);

/** Chips of a game's options, as a round tells them. */
const betsOf = <On>(round: Pick<CasinoRoundView, 'options'> | undefined): Bets<On> =>
  (round?.options as { readonly bets?: Bets<On> } | undefined)?.bets ?? [];

/**
 * The chips of a game's options as they are laid, place by place. `fits` says of a place whether the layout has it, where that depends on other
 * options.
 */
export function useChipBoard<On>(
  bets: Bets<On>,
  setBets: (bets: ChipBet<On>[]) => void,
  fits: (on: On) => boolean = () => true,
): ChipBoard<On> {
  const { play, player } = useGame();
  const fitting = (other: Bets<On>): Bets<On> => other.filter(({ on }) => fits(on));
  const last = fitting(betsOf<On>(play.shownRounds[0] ?? player?.rounds[0]));
  return useChipLayout({ bets, setBets, last, isReady: play.phase === 'ready', fitting });
}

interface ChipLayout<On> {
  readonly bets: Bets<On>;
  setBets(bets: ChipBet<On>[]): void;
  /** The chips of the last round. */
  readonly last: Bets<On>;
  /** Whether chips may be laid now. */
  readonly isReady: boolean;
  /** The chips for which the layout has places. */
  fitting(bets: Bets<On>): Bets<On>;
}

/** Chips as they are laid on a layout, wherever they are kept. */
export function useChipLayout<On>({ bets, setBets, last, isReady, fitting }: ChipLayout<On>): ChipBoard<On> {
  const [hand, setHand] = useState<Hand>(1);
  const [former, setFormer] = useState<readonly Bets<On>[]>([]);
  const change = (next: Bets<On>): void => {
    if (!isReady || isSame(next, bets)) return;
    setFormer([...former, bets].slice(-MAX_UNDONE));
    setBets([...next]);
  };
  const takeBack = (on: On): void => change(bets.filter((bet) => !isSame(bet.on, on)));
  const latest = former.at(-1);
  return {
    total: bets.reduce((sum, { chips }) => sum + chips, 0),
    hand,
    setHand,
    takes: () => isReady,
    chipsOn: (on) => chipsAt(bets, on),
    press: (on) => (hand === 0 ? takeBack(on) : change(layChips(bets, on, hand))),
    takeBack,
    undo:
      isReady && latest
        ? () => {
            setFormer(former.slice(0, -1));
            setBets([...fitting(latest)]);
          }
        : null,
    repeat: isReady && last.length > 0 && !isSame(last, bets) ? () => change(last) : null,
    double: isReady && bets.length > 0 ? () => change(bets.map(({ on, chips }) => ({ on, chips: Math.min(MAX_CHIPS, chips * 2) }))) : null,
    clear: isReady && bets.length > 0 ? () => change([]) : null,
  };
}
