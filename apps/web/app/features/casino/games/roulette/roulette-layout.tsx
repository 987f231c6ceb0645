import { DOUBLE_ZERO, OUTSIDE, type Outside, type Wheel } from '@touchline/casino/roulette/layout';
import { type RouletteBet, roulettePay } from '@touchline/casino/roulette/pays';
import { compare, ONE } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { ChipPlace } from '../chips/chip-place.tsx';
import type { ChipBoard } from '../chips/use-chip-board.ts';
import { numbersText } from './numbers-text.ts';
import { toneOf } from './roulette-wheel.tsx';
import { pocketText } from './wheel-order.ts';

const NUMBERS = Array.from({ length: 36 }, (_, i) => i + 1);
const inGroup = (begins: string): readonly Outside[] => OUTSIDE.filter((outside) => outside.startsWith(begins));
const [DOZENS, COLUMNS] = [inGroup('dozen'), inGroup('column')];
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'] as const satisfies readonly Outside[];

interface RouletteLayoutProps {
  readonly board: ChipBoard<RouletteBet>;
  readonly wheel: Wheel;
  /** The pocket of the round just shown. */
  readonly drawn: number | null;
}

/** The layout: numbers, what lies around them, and below it the chips on several numbers together. */
export function RouletteLayout({ board, wheel, drawn }: RouletteLayoutProps) {
  const t = useTranslator();
  const isHit = (on: RouletteBet): boolean => drawn !== null && compare(roulettePay(on, drawn, wheel), ONE) > 0;
  const outside = (one: Outside) => {
    const on = { outside: one };
    return (
      <ChipPlace key={one} board={board} on={on} tone={one === 'red' || one === 'black' ? one : 'plain'} isHit={isHit(on)}>
        <span>{t(`casino.roulette.${one}`)}</span>
      </ChipPlace>
    );
  };
  const number = (pocket: number) => (
    <ChipPlace key={pocket} board={board} on={{ numbers: [pocket] }} tone={toneOf(pocket)} isHit={isHit({ numbers: [pocket] })}>
      <span className="figures">{pocketText(pocket)}</span>
    </ChipPlace>
  );
  const groups = board.bets.map(({ on }) => on).filter((on) => 'numbers' in on && on.numbers.length > 1);
  return (
    <fieldset className="roulette-board" dir="ltr" aria-label={t('casino.chips.layout')}>
      <div className="roulette-head">{(wheel === 'american' ? [0, DOUBLE_ZERO] : [0]).map(number)}</div>
      <div className="roulette-halves">{EVENS.map(outside)}</div>
      <div className="roulette-range">{DOZENS.map(outside)}</div>
      <div className="roulette-grid">{NUMBERS.map(number)}</div>
      <div className="roulette-columns">{COLUMNS.map(outside)}</div>
      {groups.length > 0 ? (
        <div className="roulette-group">
          {groups.map((on) => (
            <ChipPlace key={JSON.stringify(on)} board={board} on={on} isHit={isHit(on)}>
              <span className="figures">{numbersText(on)}</span>
            </ChipPlace>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
