import { sanitizeNumericInput } from '@touchline/client/validation/numeric-input';
import { plainDigits } from '@touchline/client/validation/phone-input';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { currencySymbol } from '../../shell/formats/currency-symbol.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly currency: string;
  /** Least and most of the method, decimal text. */
  readonly method: { readonly minAmount: string; readonly maxAmount: string };
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (amount: string) => void;
}

/** An amount behind its currency's sign, with what the method takes under it. What is typed stays a number with the currency's decimals (R098). */
export function AmountField({ label, currency, method, value, error, onChange }: AmountFieldProps) {
  const t = useTranslator();
  const { amount, scale } = useFormats();
  const short = (text: string): string => amount(text, currency, { short: true });
  return (
    <TextField
      label={label}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={value}
      before={<span aria-hidden="true">{currencySymbol(currency)}</span>}
      hint={t('deposit.limits', { min: short(method.minAmount), max: short(method.maxAmount) })}
      error={error}
      onChange={(event) =>
        onChange(sanitizeNumericInput(plainDigits(event.target.value), { accuracy: scale(currency), unsigned: true, maxLength: 16 }))
      }
    />
  );
}
