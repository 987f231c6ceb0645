import './card-row.css';
import type { ReactNode } from 'react';
import type { CardFace } from './card-face.ts';
import { PlayingCard } from './playing-card.tsx';

interface CardRowProps {
  /** The owner of the cards. */
  readonly label: string;
  /** Null for a card that lies face down. */
  readonly cards: readonly (CardFace | null)[];
  /** Stands beside the name: points, the stake. */
  readonly note?: ReactNode;
  readonly isActive?: boolean;
}

/** Cards of one hand, each newly dealt one sliding in. */
export function CardRow({ label, cards, note, isActive = false }: CardRowProps) {
  return (
    <div className="card-row" data-active={isActive || undefined}>
      <p className="card-row-head">
        <span>{label}</span>
        {note}
      </p>
      <ol className="card-row-cards" dir="ltr" aria-label={label}>
        {cards.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place and its face, which may come twice from many decks
          <li key={`${place} ${face?.rank} ${face?.suit}`}>
            <PlayingCard face={face} />
          </li>
        ))}
      </ol>
    </div>
  );
}
