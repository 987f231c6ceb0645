import type { ReplyFor } from '@touchline/contract/calls';
import type { JackpotAmount } from '@touchline/contract/casino/jackpot-shapes';
import { useState } from 'react';
import { useTopic } from '../../../live/push-context.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';

export type JackpotOffer = ReplyFor<'casinoJackpots'>;

/** The offer with the amounts that were told since; a pot that it does not know has followed one that dropped. */
export function withAmounts(offer: JackpotOffer, told: readonly JackpotAmount[]): JackpotOffer | 'dropped' {
  const known = new Map(offer.jackpots.map(({ pot, tier }) => [pot, tier]));
  if (told.some(({ pot }) => !known.has(pot))) return 'dropped';
  const amounts = new Map(told.map(({ pot, amount }) => [pot, amount]));
  return { ...offer, jackpots: offer.jackpots.map((pot) => ({ ...pot, amount: amounts.get(pot.pot) ?? pot.amount })) };
}

/** The jackpots as they are: the picture that the page came with, then every amount that the server tells. Nothing is counted up here. */
export function useJackpots(loaded: JackpotOffer): JackpotOffer {
  const caller = useApiClient();
  const [read, setRead] = useState({ loaded, offer: loaded });
  // Another picture of the server replaces what was told before it.
  const { offer } = read.loaded === loaded ? read : { offer: loaded };
  const ask = async (): Promise<void> => {
    const offer = await caller.execute('casinoJackpots', {});
    setRead({ loaded, offer });
  };
  useTopic(loaded.jackpots.length === 0 ? null : `table:jackpots-${loaded.currency}`, {
    synced: () => void ask().catch(() => {}),
    delta: ({ g }) => {
      if (!g?.jackpots) return;
      const next = withAmounts(offer, g.jackpots);
      // Its terms and the drop are asked for; where the line is lost the next amount asks again.
      if (next === 'dropped') void ask().catch(() => {});
      else setRead({ loaded, offer: next });
    },
  });
  return offer;
}
