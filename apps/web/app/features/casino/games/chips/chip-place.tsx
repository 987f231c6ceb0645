import './chips.css';
import './place-tone.css';
import type { ReactNode } from 'react';
import { ChipPile } from './chip-pile.tsx';
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
  return (
    <button
      type="button"
      className="chip-place place-tone"
      data-tone={tone}
      data-hit={isHit || undefined}
      aria-disabled={!board.takes(on)}
      onClick={() => board.press(on)}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') board.takeBack(on);
      }}
    >
      {children}
      <ChipPile chips={board.chipsOn(on)} />
    </button>
  );
}
