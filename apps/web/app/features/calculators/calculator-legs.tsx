import { IconButton } from '@touchline/ui/button';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { parsePrice } from './calculator-fields.ts';
import { CalcField } from './calculator-parts.tsx';

/** A selection of the calculator: its price as it was typed, and what became of it. */
export interface CalculatorRow {
  readonly id: number;
  readonly odds: string;
  readonly outcome: 'open' | 'win' | 'lose' | 'void';
}

interface CalculatorLegsProps {
  readonly rows: readonly CalculatorRow[];
  readonly onChange: (id: number, change: Partial<CalculatorRow>) => void;
  readonly onRemove: (id: number) => void;
}

/** The selections: price, result, and the way to take one out, as long as another is left. */
export function CalculatorLegs({ rows, onChange, onRemove }: CalculatorLegsProps) {
  const t = useTranslator();
  return (
    <ol className="calculator-legs">
      {rows.map((row, index) => (
        <li key={row.id}>
          <CalcField
            label={t('calc.odds.of', { n: index + 1 })}
            value={row.odds}
            wrong={parsePrice(row.odds) === null}
            onChange={(odds) => onChange(row.id, { odds })}
          />
          <SelectField
            label={t('calc.result.of', { n: index + 1 })}
            value={row.outcome}
            onChange={(event) => onChange(row.id, { outcome: event.target.value as CalculatorRow['outcome'] })}
            options={(['open', 'win', 'lose', 'void'] as const).map((value) => ({ value, label: t(`bets.leg.${value}`) }))}
          />
          <IconButton
            className="calculator-remove"
            icon="close"
            small
            disabled={rows.length === 1}
            label={t('calc.remove', { n: index + 1 })}
            onClick={() => onRemove(row.id)}
          />
        </li>
      ))}
    </ol>
  );
}
