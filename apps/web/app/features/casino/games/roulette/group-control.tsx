import { insideBets, type Wheel } from '@touchline/casino/roulette/layout';
import type { RouletteBet } from '@touchline/casino/roulette/pays';
import { Button } from '@touchline/ui/button';
import { Select } from '@touchline/ui/forms/select';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import type { ChipBoard } from '../chips/use-chip-board.ts';
import { SegmentControl } from '../parts/segment-control.tsx';
import { numbersText } from './numbers-text.ts';

const SIZES = [2, 3, 4, 5, 6];

/** Bets on several numbers that touch: how many, which of them, and the chips of the hand on it. */
export function GroupControl({ board, wheel }: { readonly board: ChipBoard<RouletteBet>; readonly wheel: Wheel }) {
  const t = useTranslator();
  const [size, setSize] = useState(2);
  const [chosen, setChosen] = useState('');
  const all = insideBets(wheel);
  const sizes = SIZES.filter((count) => all.some(({ length }) => length === count));
  const held = sizes.includes(size) ? size : 2;
  const groups = all.filter(({ length }) => length === held);
  const group = groups.find((numbers) => String(numbers) === chosen) ?? groups[0] ?? [];
  return (
    <>
      <SegmentControl
        label={t('casino.roulette.group')}
        value={String(held)}
        items={sizes.map((count) => ({ key: String(count), label: String(count) }))}
        onChange={(key) => setSize(Number(key))}
      />
      <Select
        label={t('casino.roulette.numbers')}
        options={groups.map((numbers) => ({ value: String(numbers), name: numbersText({ numbers }) }))}
        value={String(group)}
        onChange={setChosen}
      />
      <Button block onClick={() => board.press({ numbers: group })}>
        {board.hand === 0 ? t('casino.chips.take-back') : t('casino.chips.lay', { n: board.hand })}
      </Button>
    </>
  );
}
