import type { MouseEventHandler } from 'react';
import { Icon } from './icon.tsx';

export type PriceMove = 'up' | 'down' | null;

export interface PriceProps {
  /** The price as the player reads it, "1.85"; null where the selection is not offered. */
  readonly text: string | null;
  /** What a screen reader says: market, selection, and the price or why there is none. */
  readonly name: string;
  /** A short label before the price: "1", "Over 2.5". */
  readonly label?: string;
  /** The label is drawn on small screens only: there the column heads are gone. */
  readonly labelOnMobile?: boolean;
  readonly selected?: boolean;
  readonly suspended?: boolean;
  /** The way it moved within the last three seconds: an arrow and a colour, never colour alone. */
  readonly move?: PriceMove;
  /** Label on one side, price on the other: markets of the match page. */
  readonly wide?: boolean;
  readonly onPress?: MouseEventHandler<HTMLButtonElement>;
}

/** The button of a price. Its size never depends on its state. Names market, selection and price to screen readers. */
export function Price({ text, name, label, labelOnMobile, selected, suspended, move, wide, onPress }: PriceProps) {
  const shape = wide ? ' wide' : '';
  // Drawn by the style sheet: the button's own name says market, selection and price in full, and must not be told apart from a second text.
  const caption = label ? <span className={`pl${labelOnMobile ? ' mob' : ''}`} data-label={label} aria-hidden="true" /> : null;
  if (text === null && !suspended)
    return (
      <span className={`price none${shape}`} role="img" aria-label={name}>
        {caption}
        <b>–</b>
      </span>
    );
  const state = suspended ? ' lock' : selected ? ' sel' : move ? ` ${move}` : '';
  return (
    <button
      type="button"
      className={`price${state}${shape}`}
      aria-pressed={Boolean(selected)}
      aria-disabled={suspended && !selected ? true : undefined}
      aria-label={name}
      onClick={suspended && !selected ? undefined : onPress}
    >
      {caption}
      {suspended ? (
        <Icon name="lock" />
      ) : (
        <b>
          {move && !selected ? <Icon name={move} className="arr" /> : null}
          {text}
        </b>
      )}
    </button>
  );
}
