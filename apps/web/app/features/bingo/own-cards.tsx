import type { BingoKind } from '@touchline/casino/bingo/bingo-card';
import type { BingoGameView, BingoPurchaseView } from '@touchline/contract/bingo/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { BingoCardGrid } from './bingo-card.tsx';
import { bestCardsFirst } from './card-progress.ts';

interface OwnCardsProps {
  readonly kind: BingoKind;
  readonly game: BingoGameView;
  readonly purchases: readonly BingoPurchaseView[];
}

/** The player's cards of a game, the best for the next prize first. They mark themselves unless the player wants to mark them; what is won is won either way. */
export function OwnCards({ kind, game, purchases }: OwnCardsProps) {
  const t = useTranslator();
  const [isByHand, setByHand] = useState(false);
  const [daubed, setDaubed] = useState<ReadonlySet<number>>(new Set());
  const cards = purchases.flatMap((purchase) => purchase.cards);
  if (cards.length === 0) return null;
  const next = game.prizes.find(({ won }) => won === null)?.prize;
  const called = new Set(game.balls);
  const winners = new Set(game.prizes.flatMap(({ won }) => won?.cards ?? []));
  const sorted = bestCardsFirst(kind, next ?? 'full-house', cards, game.balls);
  return (
    <section className="bingo-own" aria-labelledby="bingo-own">
      <div className="heading-row">
        <h2 id="bingo-own">
          {t('bingo.cards.own')} <span className="muted figures">{cards.length}</span>
        </h2>
        <label className="bingo-hand">
          <input type="checkbox" checked={isByHand} onChange={({ target }) => setByHand(target.checked)} />
          {t('bingo.cards.by-hand')}
        </label>
      </div>
      <div className="bingo-cards" data-kind={kind}>
        {sorted.map(({ card, toGo }) => (
          <BingoCardGrid
            key={card.number}
            kind={kind}
            number={card.number}
            cells={card.cells}
            called={called}
            marked={isByHand ? daubed : called}
            toGo={next === undefined ? null : toGo}
            isWinner={winners.has(card.number)}
            onMark={isByHand ? (number) => setDaubed((own) => new Set([...own, number])) : null}
          />
        ))}
      </div>
    </section>
  );
}
