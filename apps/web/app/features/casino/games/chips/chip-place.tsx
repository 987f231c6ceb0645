import './chips.css';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { useGame } from '../../play/game-context.ts';
import type { ChipBoard } from './use-chip-board.ts';

/** How a place is drawn. */
export type PlaceTone = 'red' | 'black' | 'green' | 'blue' | 'plain';

interface ChipPlaceProps<On> {
  readonly board: ChipBoard<On>;
  readonly on: On;
  readonly tone?: PlaceTone;
  /** The drawn end has decided it for the player. */
  readonly isHit?: boolean;
  /** Its name and what it pays, as it is read and said. */
  readonly children: ReactNode;
}

/** A place of a layout: a press lays chips, the Delete key takes them back. */
export function ChipPlace<On>({ board, on, tone = 'plain', isHit = false, children }: ChipPlaceProps<On>) {
  const t = useTranslator();
  const { play } = useGame();
  const chips = board.chipsOn(on);
  return (
    <button
      type="button"
      className="chip-place"
      data-tone={tone}
      data-hit={isHit || undefined}
      aria-disabled={play.phase !== 'ready'}
      onClick={() => board.press(on)}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') board.takeBack(on);
      }}
    >
      {children}
      {chips > 0 ? (
        <span className="chip-number figures">
          <span aria-hidden="true">{chips}</span>
          <span className="screen-reader-only">{t('casino.chips.on-place', { n: chips })}</span>
        </span>
      ) : null}
    </button>
  );
}
