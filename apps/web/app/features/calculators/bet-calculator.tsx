import { type CalculatorLeg, calculateBet } from '@touchline/betting/calculators/calculate-bet';
import type { BetStructure } from '@touchline/betting/coupon/bet';
import { LOSE, VOID, WIN } from '@touchline/betting/settlement/leg-result';
import { FULL_COVERS } from '@touchline/betting/systems/full-cover';
import { Button, IconButton } from '@touchline/ui/button';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { readAmount, readPrice } from './calculator-fields.ts';
import { CalcField, CalcGrid, Figures, writeAmount } from './calculator-parts.tsx';

const LEG_RESULTS = { win: WIN, lose: LOSE, void: VOID } as const;
type Outcome = keyof typeof LEG_RESULTS | 'open';

interface Row {
  readonly id: number;
  readonly odds: string;
  readonly outcome: Outcome;
}

const MAX_ROWS = 20;
const INITIAL_ROWS: readonly Row[] = ['2.00', '1.80', '2.50'].map((odds, id) => ({ id, odds, outcome: 'open' }));

type PlainShape = Exclude<BetStructure, { kind: 'each-way' }>;

/** The kinds that so many selections can be, by the value of the list. */
function shapesFor(legs: number): ReadonlyMap<string, PlainShape> {
  const shapes = new Map<string, PlainShape>();
  if (legs === 1) return shapes.set('single', { kind: 'single' });
  shapes.set('express', { kind: 'express' });
  for (let size = 2; size < legs; size++) shapes.set(`system-${size}`, { kind: 'system', size });
  for (const cover of FULL_COVERS) if (cover.legs === legs) shapes.set(cover.key, { kind: 'full-cover', smallest: cover.smallest });
  shapes.set('chain', { kind: 'chain' });
  shapes.set('anti-express', { kind: 'anti-express', marginPermille: 50 });
  return shapes;
}

/** Any kind of bet over up to twenty selections, with or without their results. */
export function BetCalculator() {
  const t = useTranslator();
  const [rows, setRows] = useState(INITIAL_ROWS);
  const [stake, setStake] = useState('10');
  const [kind, setKind] = useState('express');
  const shapes = shapesFor(rows.length);
  const chosen = shapes.has(kind) ? kind : ([...shapes.keys()][0] ?? 'single');
  const shape = shapes.get(chosen);
  const stakeMinor = readAmount(stake);
  const prices = rows.map((row) => readPrice(row.odds));
  const legs = rows.flatMap(({ outcome }, index): CalculatorLeg[] => {
    const odds = prices[index];
    return odds ? [{ odds, result: outcome === 'open' ? null : LEG_RESULTS[outcome] }] : [];
  });
  const made =
    shape && stakeMinor !== null && stakeMinor > 0n && legs.length === rows.length ? calculateBet(stakeMinor, legs, shape) : null;
  const nameOf = (key: string): string => {
    const size = /^system-(\d+)$/.exec(key)?.[1];
    if (size) return `${t('coupon.kind.system')} ${t('coupon.size', { size: Number(size), count: rows.length })}`;
    return t.find(`coupon.cover.${key}`) ?? t.find(`coupon.kind.${key}`) ?? key;
  };
  const change = (id: number, next: Partial<Row>): void => setRows(rows.map((row) => (row.id === id ? { ...row, ...next } : row)));
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
      <ol className="calculator-legs">
        {rows.map((row, index) => (
          <li key={row.id}>
            <CalcField
              label={t('calc.odds.of', { n: index + 1 })}
              value={row.odds}
              wrong={prices[index] === null}
              onChange={(odds) => change(row.id, { odds })}
            />
            <SelectField
              label={t('calc.result.of', { n: index + 1 })}
              value={row.outcome}
              onChange={(event) => change(row.id, { outcome: event.target.value as Outcome })}
              options={(['open', 'win', 'lose', 'void'] as const).map((value) => ({ value, label: t(`bets.leg.${value}`) }))}
            />
            <IconButton
              className="calculator-remove"
              icon="close"
              small
              disabled={rows.length === 1}
              label={t('calc.remove', { n: index + 1 })}
              onClick={() => setRows(rows.filter((one) => one.id !== row.id))}
            />
          </li>
        ))}
      </ol>
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
                  value: writeAmount(made.value.maxReturnMinor),
                  strong: made.value.returnMinor === null,
                },
                ...(made.value.returnMinor === null || made.value.profitMinor === null
                  ? []
                  : [
                      { name: t('calc.return'), value: writeAmount(made.value.returnMinor), strong: true },
                      { name: t('calc.profit'), value: writeAmount(made.value.profitMinor) },
                    ]),
              ]
            : null
        }
      />
    </>
  );
}
