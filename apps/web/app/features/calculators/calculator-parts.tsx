import { formatMoney } from '@touchline/kernel/money';
import { Callout } from '@touchline/ui/callout';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { SCALE } from './calculator-fields.ts';

interface CalcFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The typed text is not what the field takes. */
  readonly wrong?: boolean;
  readonly hint?: string;
}

/** A number of a calculator; the result follows every key. */
export function CalcField({ label, value, onChange, wrong, hint }: CalcFieldProps) {
  const t = useTranslator();
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={160}
      value={value}
      error={wrong ? t('calc.wrong') : undefined}
      {...(hint === undefined ? {} : { hint })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** The result, read out when it changes; a sentence where nothing can be reckoned. */
export function Figures({ figures, without }: { readonly figures: readonly Figure[] | null; readonly without?: string }) {
  const t = useTranslator();
  if (figures === null)
    return (
      <Callout>
        <p>{without ?? t('calc.fill')}</p>
      </Callout>
    );
  return (
    <dl className="calculator-results" aria-live="polite">
      {figures.map(({ name, value, strong }) => (
        <div key={name} className={strong ? 'strong calculator-sum' : undefined}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const CalcGrid = ({ children }: { readonly children: ReactNode }) => <div className="calculator-grid">{children}</div>;

/** An amount of a calculator; a loss carries its sign. */
export const formatAmount = (minor: bigint): string => (minor < 0n ? `\u2212${formatMoney(-minor, SCALE)}` : formatMoney(minor, SCALE));
