import './baccarat.css';
import { pointsOf } from '@touchline/casino/baccarat/deal';
import type { BaccaratView } from '@touchline/casino/baccarat/deal-hands';
import type { BaccaratOptions } from '@touchline/casino/baccarat/options';
import { faceValue } from '@touchline/casino/cards/cards';
import { useTranslator } from '@touchline/ui/translator-context';
import { DealtCard } from '../chips/dealt-card.tsx';
import { useSeenCount } from '../chips/use-seen-count.ts';
import { useRound } from '../parts/use-round.ts';

const CARD_MS = 450;
const SIDES = ['player', 'banker'] as const;
const FIRST = 2;
/** Hands before the first card. */
export const NO_CARDS: BaccaratView = { player: [], banker: [] };

/** The points of a hand by its cards. */
export const handPoints = (cards: readonly number[]): number => pointsOf(cards.map((card) => faceValue(card) % 10));

/** How many cards of a hand are seen when so many of both are: two each in turn, then the thirds, the player's first. */
export function seenOf(side: (typeof SIDES)[number], { player, banker }: BaccaratView, seen: number): number {
  const inTurn = side === 'player' ? Math.ceil(seen / 2) : Math.floor(seen / 2);
  if (seen <= 2 * FIRST) return inTurn;
  const thirds = seen - 2 * FIRST;
  const own = side === 'player' ? thirds : thirds - (player.length - FIRST);
  return Math.min(side === 'player' ? player.length : banker.length, FIRST + Math.max(0, own));
}

/** Both hands as they come, with their points. */
export function BaccaratHands() {
  const { play, round } = useRound<BaccaratOptions, BaccaratView>();
  const view = round?.view ?? NO_CARDS;
  return <BaccaratHandsPicture view={view} seen={useSeenCount(play, view.player.length + view.banker.length, CARD_MS)} />;
}

/** Both hands when so many of their cards are seen. */
export function BaccaratHandsPicture({ view, seen }: { readonly view: BaccaratView; readonly seen: number }) {
  const t = useTranslator();
  return (
    <div className="table-hands">
      {SIDES.map((side) => {
        const cards = view[side].slice(0, seenOf(side, view, seen));
        return (
          <section key={side} aria-label={t(`casino.baccarat.${side}`)}>
            <h2>
              {t(`casino.baccarat.${side}`)} <b className="figures">{cards.length > 0 ? handPoints(cards) : ''}</b>
            </h2>
            <div className="table-hand" dir="ltr">
              {Array.from({ length: Math.max(FIRST, cards.length) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
                <DealtCard key={i} card={cards[i] ?? null} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
