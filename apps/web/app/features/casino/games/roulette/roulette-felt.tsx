import './roulette-felt.css';
import '../chips/place-tone.css';
import type { Wheel } from '@touchline/casino/roulette/layout';
import type { RouletteBet } from '@touchline/casino/roulette/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo, useRef, useState } from 'react';
import { ChipPile } from '../chips/chip-pile.tsx';
import type { ChipBoard } from '../chips/use-chip-board.ts';
import { type FeltArea, type FeltSpot, feltCells, feltSpots, type Heading, nextSpot } from './felt-spots.ts';
import { numbersText } from './numbers-text.ts';
import { toneOf } from './roulette-wheel.tsx';
import { pocketText } from './wheel-order.ts';

/** Bets by how many numbers they hold. */
const KINDS = { 2: 'split', 3: 'street', 4: 'corner', 5: 'five', 6: 'line' } as const;
const HEADINGS: ReadonlySet<string> = new Set<Heading>(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
const isHeading = (key: string): key is Heading => HEADINGS.has(key);
const placeOf = ({ column, row }: FeltArea) => ({ gridColumn: `${column[0]} / ${column[1]}`, gridRow: `${row[0]} / ${row[1]}` });

interface RouletteFeltProps {
  readonly board: ChipBoard<RouletteBet>;
  readonly wheel: Wheel;
  readonly isHit: (on: RouletteBet) => boolean;
}

/**
 * The numbers of the layout. Chips lie on a number, or on the border of several: by a press there, or by the arrow keys, which walk over numbers
 * and borders, and Enter. The whole felt is one stop of the Tab key.
 */
export function RouletteFelt({ board, wheel, isHit }: RouletteFeltProps) {
  const t = useTranslator();
  const spots = useMemo(() => feltSpots(wheel), [wheel]);
  const cells = useMemo(() => feltCells(wheel), [wheel]);
  const buttons = useRef(new Map<FeltSpot, HTMLButtonElement>());
  const [stop, setStop] = useState<FeltSpot | null>(null);
  const [lit, setLit] = useState<readonly number[]>([]);
  const entry = stop && spots.includes(stop) ? stop : spots[0];
  const nameOf = ({ numbers }: FeltSpot): string => {
    const kind = KINDS[numbers.length as keyof typeof KINDS];
    return kind ? t(`casino.roulette.spot.${kind}`, { numbers: numbersText({ numbers }) }) : numbersText({ numbers });
  };
  const press = (spot: FeltSpot, key: string): boolean => {
    if (key === 'Delete' || key === 'Backspace') board.takeBack({ numbers: spot.numbers });
    if (!isHeading(key)) return false;
    buttons.current.get(nextSpot(spots, spot, key))?.focus();
    return true;
  };
  return (
    <div className="roulette-felt">
      {cells.map(({ number, ...area }) => (
        <span
          key={number}
          className="felt-cell place-tone"
          style={placeOf(area)}
          data-tone={toneOf(number)}
          data-lit={lit.includes(number) || undefined}
          data-hit={isHit({ numbers: [number] }) || undefined}
        />
      ))}
      {spots.map((spot) => (
        <button
          key={spot.numbers.join()}
          ref={(button) => {
            if (button) buttons.current.set(spot, button);
            return () => {
              buttons.current.delete(spot);
            };
          }}
          type="button"
          className="felt-spot figures"
          style={placeOf(spot)}
          tabIndex={spot === entry ? 0 : -1}
          aria-disabled={!board.takes({ numbers: spot.numbers })}
          data-spot={spot.numbers.join()}
          onClick={() => board.press({ numbers: spot.numbers })}
          onFocus={() => {
            setStop(spot);
            setLit(spot.numbers);
          }}
          onBlur={() => setLit([])}
          onPointerEnter={() => setLit(spot.numbers)}
          onPointerLeave={() => setLit([])}
          onKeyDown={(event) => {
            if (press(spot, event.key)) event.preventDefault();
          }}
        >
          {spot.numbers.length === 1 ? (
            <span>{pocketText(spot.numbers[0] ?? 0)}</span>
          ) : (
            <span className="screen-reader-only">{nameOf(spot)}</span>
          )}
          <ChipPile chips={board.chipsOn({ numbers: spot.numbers })} />
        </button>
      ))}
    </div>
  );
}
