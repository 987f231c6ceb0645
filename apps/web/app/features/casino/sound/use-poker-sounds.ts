import type { PokerTableView } from '@touchline/contract/poker/shapes';
import { useEffect, useRef } from 'react';
import { hear } from './hear.ts';
import { pokerSound } from './poker-sound.ts';

/** The sounds of a poker table: one's own turn, cards, chips, and the end of each hand. */
export function usePokerSounds({ hand, own }: PokerTableView): void {
  const last = useRef(hand);
  const brought = useRef<{ readonly handId: string; readonly chips: number } | null>(null);
  useEffect(() => {
    // Chips of the own seat are those of the last hand that is over: while one is played, what was brought to it.
    if (hand && own && hand.outcome === null) brought.current = { handId: hand.handId, chips: own.chips };
    const broughtChips = hand && brought.current?.handId === hand.handId ? brought.current.chips : null;
    const sound = pokerSound(last.current, hand, own && { seat: own.seat, broughtChips });
    last.current = hand;
    if (sound) hear(sound);
  }, [hand, own]);
}
