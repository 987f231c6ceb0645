import type { BaccaratView } from '@touchline/casino/baccarat/deal-hands';
import { LIVE_BACCARAT, LIVE_CARD_MS } from '@touchline/casino/shared/live-baccarat';
import { useState } from 'react';
import { useRevealShare } from '../../live/use-reveal-share.ts';
import type { SharedTable } from '../../shared/use-shared-table.ts';
import { BaccaratHandsPicture, NO_CARDS } from '../baccarat/baccarat-hands.tsx';

/** Both hands of the table: a card comes after the other from the last bet on, by the table's clock. */
export function LiveBaccaratHands({ table }: { readonly table: SharedTable }) {
  const [seen, setSeen] = useState(0);
  const showMs = LIVE_BACCARAT.runMs(0);
  // The game's own hands are told where a result is.
  const view = (table.round?.outcome as BaccaratView | null | undefined) ?? NO_CARDS;
  useRevealShare(table, showMs, (share) => {
    const cards = view.player.length + view.banker.length;
    const next = Math.min(cards, share === 0 ? 0 : Math.floor((share * showMs) / LIVE_CARD_MS) + 1);
    if (next !== seen) setSeen(next);
  });
  return <BaccaratHandsPicture view={view} seen={seen} />;
}
