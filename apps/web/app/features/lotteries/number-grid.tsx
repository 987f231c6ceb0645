import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';

interface NumberGridProps {
  readonly label: string;
  /** Numbers are 1 to this. */
  readonly numbers: number;
  readonly picked: readonly number[];
  readonly onToggle: (number: number) => void;
}

/** Columns of the grid: lines of ten where there are eighty numbers, else of seven. */
const columnsOf = (numbers: number): number => (numbers % 10 === 0 ? 10 : 7);

/**
 * Numbers to pick from. One stop of the keyboard: arrows, Home and End move, space and enter pick. It runs from left to right in every language,
 * as on a paper slip.
 */
export function NumberGrid({ label, numbers, picked, onToggle }: NumberGridProps) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(1);
  const columns = columnsOf(numbers);
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const to = event.key === 'Home' ? 1 : event.key === 'End' ? numbers : step === undefined ? 0 : current + step;
    if (to < 1 || to > numbers) return;
    event.preventDefault();
    setCurrent(to);
    grid.current?.querySelector<HTMLElement>(`[data-number="${to}"]`)?.focus();
  };
  return (
    <fieldset className="lottery-grid" ref={grid} dir="ltr" style={{ '--lottery-columns': columns } as CSSProperties} onKeyDown={move}>
      <legend className="screen-reader-only">{label}</legend>
      {Array.from({ length: numbers }, (_, i) => i + 1).map((number) => (
        <button
          key={number}
          type="button"
          className="lottery-number figures"
          data-number={number}
          aria-pressed={picked.includes(number)}
          tabIndex={number === current ? 0 : -1}
          onFocus={() => setCurrent(number)}
          onClick={() => onToggle(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
