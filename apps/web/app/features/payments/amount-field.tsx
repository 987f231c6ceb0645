import { currencyByCode } from '@touchline/catalogue/currencies';
import { Field } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { useFormats } from '../../use-formats.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly currency: string;
  /** Least and most of the method, decimal text. */
  readonly method: { readonly minAmount: string; readonly maxAmount: string };
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (amount: string) => void;
}

/** An amount behind its currency's sign, with what the method takes under it. */
export function AmountField({ label, currency, method, value, error, onChange }: AmountFieldProps) {
  const t = useTexts();
  const { amount } = useFormats();
  const short = (text: string): string => amount(text, currency, { short: true });
  return (
    <Field
      label={label}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={16}
      value={value}
      before={<span aria-hidden="true">{currencyByCode(currency)?.symbol ?? currency}</span>}
      hint={t('deposit.limits', { min: short(method.minAmount), max: short(method.maxAmount) })}
      error={error}
      onChange={(event) => onChange(event.target.value.replace(',', '.'))}
    />
  );
}
