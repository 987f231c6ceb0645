import { useMemo } from 'react';
import type { MatchSummary } from '../../../live/live-odds-button.tsx';
import { useMatchPreferences } from '../match-preferences.ts';
import { foldedLines } from './folded-lines.ts';
import { MarketCard } from './market-card.tsx';
import { type MarketCard as Card, distributeColumns } from './market-cards.ts';
import { useColumns } from './use-columns.ts';

interface MarketColumnsProps {
  readonly shown: readonly Card[];
  readonly priced: MatchSummary;
  readonly charted: string | null;
  /** The cards are what a search has found: they show all their lines. */
  readonly isSought: boolean;
  readonly onChart: (card: Card) => void;
}

/** The cards in as many columns as the player chose and the screen has room for. */
export function MarketColumns({ shown, priced, charted, isSought, onChart }: MarketColumnsProps) {
  const { columns, pinned, shut, unfolded, togglePin, toggleShut, toggleLines } = useMatchPreferences();
  const pins = useMemo(() => new Set(pinned), [pinned]);
  const shutSet = useMemo(() => new Set(shut), [shut]);
  const unfoldedSet = useMemo(() => new Set(unfolded), [unfolded]);
  const room = useColumns(Number(columns));
  // Dealt as if nothing were unfolded: a card that unfolds pushes what is below it, and sends none into another column.
  const dealt = useMemo(
    () => distributeColumns(shown, room, shutSet, ({ markets }) => (isSought ? markets : foldedLines(markets))),
    [shown, room, shutSet, isSought],
  );
  const places = useMemo(() => new Map(shown.map((card, place) => [card.key, place])), [shown]);
  return (
    <div className="market-columns" data-columns={room}>
      {dealt.map((column, index) => (
        <div key={['first', 'second', 'third'][index]} className="stack">
          {column.map((card) => (
            <MarketCard
              key={card.key}
              card={card}
              place={places.get(card.key) ?? 0}
              match={priced}
              shut={shutSet.has(card.key)}
              pinned={pins.has(card.key)}
              charted={charted === card.key}
              unfolded={unfoldedSet.has(card.key)}
              sought={isSought}
              onLines={toggleLines}
              onToggle={toggleShut}
              onPin={togglePin}
              onChart={onChart}
            />
          ))}
        </div>
      ))}
      <i className="market-columns-end" hidden />
    </div>
  );
}
