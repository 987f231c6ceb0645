import type { ReplyFor } from '@touchline/contract/calls';
import type { JackpotAmount } from '@touchline/contract/casino/jackpot-shapes';
import { useEffect, useRef, useState } from 'react';
import { useTopic } from '../../../live/push-context.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';

export type JackpotOffer = ReplyFor<'casinoJackpots'>;

/** Everybody who looks learns of a drop at once, and asks for it within so long. */
const ASKED_WITHIN_MS = 5_000;

/** The offer with the amounts of its tiers that were told since. */
export function withAmounts(offer: JackpotOffer, told: readonly JackpotAmount[]): JackpotOffer {
  const amounts = new Map(told.map(({ tier, amount }) => [tier, amount]));
  return { ...offer, jackpots: offer.jackpots.map((pot) => ({ ...pot, amount: amounts.get(pot.tier) ?? pot.amount })) };
}

/** Whether a pot was told of that is none of the offer's: it has followed one that dropped. */
export function hasDropped({ jackpots }: JackpotOffer, told: readonly JackpotAmount[]): boolean {
  const known = new Set(jackpots.map(({ pot }) => pot));
  return told.some(({ pot }) => !known.has(pot));
}

/** The jackpots as they are: the picture that the page came with, then every amount that the server tells. Nothing is counted up here. */
export function useJackpots(loaded: JackpotOffer): JackpotOffer {
  const caller = useApiClient();
  const [read, setRead] = useState({ loaded, offer: loaded });
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(asking.current), []);
  // Another picture of the server replaces what was told before it.
  const offer = read.loaded === loaded ? read.offer : loaded;
  const ask = async (): Promise<void> => {
    const offer = await caller.execute('casinoJackpots', {});
    setRead({ loaded, offer });
  };
  useTopic(loaded.jackpots.length === 0 ? null : `table:jackpots-${loaded.currency}`, {
    // A lost line leaves the amounts on the page as they are until it is followed again.
    synced: () => void ask().catch(() => {}),
    delta: ({ g }) => {
      const told = g?.jackpots;
      if (!told) return;
      setRead({ loaded, offer: withAmounts(offer, told) });
      if (!hasDropped(offer, told)) return;
      asking.current ??= setTimeout(() => {
        asking.current = undefined;
        void ask().catch(() => {});
      }, Math.random() * ASKED_WITHIN_MS);
    },
  });
  return offer;
}
