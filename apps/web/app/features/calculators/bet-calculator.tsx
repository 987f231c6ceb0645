import { type CalculatorLeg, calculateBet } from '@touchline/betting/calculators/calculate-bet';
import { LOSE, VOID, WIN } from '@touchline/betting/settlement/leg-result';
import { Button } from '@touchline/ui/button';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { shapesFor } from './bet-shapes.ts';
import { parseAmount, parsePrice } from './calculator-fields.ts';
import { CalculatorLegs, type CalculatorRow } from './calculator-legs.tsx';
import { CalcField, CalcGrid, Figures, formatAmount } from './calculator-parts.tsx';

const LEG_RESULTS = { win: WIN, lose: LOSE, void: VOID } as const;

const MAX_ROWS = 20;
const INITIAL_ROWS: readonly CalculatorRow[] = ['2.00', '1.80', '2.50'].map((odds, id) => ({ id, odds, outcome: 'open' }));

/** Any kind of bet over up to twenty selections, with or without their results. */
export function BetCalculator() {
  const t = useTranslator();
  const [rows, setRows] = useState(INITIAL_ROWS);
  const [stake, setStake] = useState('10');
  const [kind, setKind] = useState('express');
  const shapes = shapesFor(rows.length);
  const chosen = shapes.has(kind) ? kind : ([...shapes.keys()][0] ?? 'single');
  const shape = shapes.get(chosen);
  const stakeMinor = parseAmount(stake);
  const legs = rows.flatMap(({ odds: typed, outcome }): CalculatorLeg[] => {
    const odds = parsePrice(typed);
    return odds ? [{ odds, result: outcome === 'open' ? null : LEG_RESULTS[outcome] }] : [];
  });
  const made =
    shape && stakeMinor !== null && stakeMinor > 0n && legs.length === rows.length ? calculateBet(stakeMinor, legs, shape) : null;
  const nameOf = (key: string): string => {
    const size = /^system-(\d+)$/.exec(key)?.[1];
    if (size) return `${t('coupon.kind.system')} ${t('coupon.size', { size: Number(size), count: rows.length })}`;
    return t.find(`coupon.cover.${key}`) ?? t.find(`coupon.kind.${key}`) ?? key;
  };
  const change = (id: number, next: Partial<CalculatorRow>): void =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...next } : row)));
  return (
    <>
      <CalcGrid>
        <CalcField label={t('coupon.stake')} value={stake} onChange={setStake} wrong={stakeMinor === null} />
        <SelectField
          label={t('bets.filter.kind')}
          value={chosen}
          onChange={(event) => setKind(event.target.value)}
          options={[...shapes.keys()].map((value) => ({ value, label: nameOf(value) }))}
        />
      </CalcGrid>
      <CalculatorLegs rows={rows} onChange={change} onRemove={(id) => setRows(rows.filter((one) => one.id !== id))} />
      <Button
        size="sm"
        icon="plus"
        disabled={rows.length >= MAX_ROWS}
        onClick={() => setRows([...rows, { id: Math.max(...rows.map((row) => row.id)) + 1, odds: '2.00', outcome: 'open' }])}
      >
        {t('calc.add')}
      </Button>
      <Figures
        figures={
          made?.ok
            ? [
                { name: t('bets.receipt.lines'), value: String(made.value.lines) },
                {
                  name: t('coupon.return.upTo'),
                  value: formatAmount(made.value.maxReturnMinor),
                  strong: made.value.returnMinor === null,
                },
                ...(made.value.returnMinor === null || made.value.profitMinor === null
                  ? []
                  : [
                      { name: t('calc.return'), value: formatAmount(made.value.returnMinor), strong: true },
                      { name: t('calc.profit'), value: formatAmount(made.value.profitMinor) },
                    ]),
              ]
            : null
        }
      />
    </>
  );
}
