import { OUTSIDE, type Outside, type Wheel } from '@touchline/casino/roulette/layout';
import { type RouletteBet, roulettePay } from '@touchline/casino/roulette/pays';
import { compare, ONE } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { ChipPlace } from '../chips/chip-place.tsx';
import type { ChipBoard } from '../chips/use-chip-board.ts';
import { RouletteFelt } from './roulette-felt.tsx';

const inGroup = (begins: string): readonly Outside[] => OUTSIDE.filter((outside) => outside.startsWith(begins));
const [DOZENS, COLUMNS] = [inGroup('dozen'), inGroup('column')];
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'] as const satisfies readonly Outside[];

interface RouletteLayoutProps {
  readonly board: ChipBoard<RouletteBet>;
  readonly wheel: Wheel;
  /** The pocket of the round just shown. */
  readonly drawn: number | null;
}

/** The layout: the felt of the numbers, and the places around it. */
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
  return (
    <>
      <fieldset className="roulette-board" dir="ltr" aria-label={t('casino.chips.layout')}>
        <div className="roulette-halves">{EVENS.map(outside)}</div>
        <div className="roulette-range">{DOZENS.map(outside)}</div>
        <RouletteFelt board={board} wheel={wheel} isHit={isHit} />
        <div className="roulette-columns">{COLUMNS.map(outside)}</div>
      </fieldset>
      <p className="roulette-hint">{t('casino.roulette.felt')}</p>
    </>
  );
}
