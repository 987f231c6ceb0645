import type { MouseEventHandler } from 'react';
import { Icon } from './icon.tsx';

export type OddsMovement = 'up' | 'down' | null;

export interface OddsButtonProps {
  /** The price as the player reads it, "1.85"; null where the selection is not offered. */
  readonly text: string | null;
  /** The screen reader's words before what is written on the button: market and, where the label does not say it, selection. */
  readonly name: string;
  /** Why there is no price to press: "suspended", "not offered". For screen readers, and where the pointer rests. */
  readonly reason: string;
  /** Before the price: "1", "Over 2.5", "Arsenal". Part of the button's text, so that speaking it presses the button. */
  readonly label?: string;
  /** Stands for a label that there is no room for; which one is shown is the style sheet's to say (`data-letters` of the row). */
  readonly shortLabel?: string;
  /** The label is drawn on small screens only: there the column heads are gone. */
  readonly labelOnMobile?: boolean;
  readonly selected?: boolean;
  readonly suspended?: boolean;
  /** It cannot be picked beside what is picked, or that contains it already: `reason` says which. */
  readonly barred?: 'impossible' | 'implied' | undefined;
  /** The way it moved within the last three seconds: an arrow and a colour, never colour alone. */
  readonly move?: OddsMovement;
  /** Label on one side, price on the other: markets of the match page. */
  readonly wide?: boolean;
  /** By which what the price stands in places it, and its label. */
  readonly className?: string | undefined;
  readonly labelClassName?: string | undefined;
  readonly onPress?: MouseEventHandler<HTMLButtonElement>;
  /** Called when pressed while suspended: shows the reason where there is no pointer to hover with. */
  readonly onLocked?: (() => void) | undefined;
}

const MOVE_CLASSES = { up: ' price-up', down: ' price-down' } as const;
/** The button of a price. Its size never depends on its state. Its text is its name: market, selection, label and price. */
export function OddsButton({
  text,
  name,
  reason,
  label,
  shortLabel,
  labelOnMobile,
  selected,
  suspended,
  barred,
  move,
  wide,
  className,
  labelClassName,
  onPress,
  onLocked,
}: OddsButtonProps) {
  const labelClass = labelClassName ? ` ${labelClassName}` : '';
  const shapeClass = `${wide ? ' price-wide' : ''}${className ? ` ${className}` : ''}`;
  const caption = (
    <>
      <span className="screen-reader-only">{`${name}, `}</span>
      {label ? (
        <span
          className={`price-label${labelOnMobile ? ' mobile-label' : ''}${shortLabel ? ' full-label' : ''}${labelClass}`}
          title={wide ? label : undefined}
        >
          {label}
        </span>
      ) : null}
      {shortLabel ? <span className={`price-label short-label${labelClass}`}>{shortLabel}</span> : null}{' '}
    </>
  );
  if (text === null && !suspended)
    return (
      <span className={`price price-none${shapeClass}`}>
        {caption}
        <b aria-hidden="true">–</b>
        <span className="screen-reader-only">{reason}</span>
      </span>
    );
  if (barred && !selected)
    return (
      <button
        type="button"
        className={`price price-barred${barred === 'implied' ? ' price-implied' : ''}${shapeClass}`}
        aria-disabled="true"
        title={reason}
      >
        {caption}
        <Icon name={barred === 'implied' ? 'check' : 'ban'} />
      </button>
    );
  const stateClass = suspended ? ' price-locked' : selected ? ' price-selected' : move ? MOVE_CLASSES[move] : '';
  return (
    <button
      type="button"
      className={`price${stateClass}${shapeClass}`}
      aria-pressed={Boolean(selected)}
      aria-disabled={suspended && !selected ? true : undefined}
      // There is nothing to press: the keyboard passes by, and stays where it stands on one that has just been suspended.
      tabIndex={suspended && !selected ? -1 : undefined}
      title={suspended ? reason : undefined}
      onClick={suspended && !selected ? onLocked : onPress}
    >
      {caption}
      {suspended ? (
        <>
          <Icon name="lock" />
          <span className="screen-reader-only">{reason}</span>
        </>
      ) : (
        <b>
          {move && !selected ? <Icon name={move} className="price-arrow" /> : null}
          {text}
        </b>
      )}
    </button>
  );
}
