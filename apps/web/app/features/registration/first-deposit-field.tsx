import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';

interface FirstDepositFieldProps {
  /** Of the account's currency. */
  readonly symbol: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (amount: string) => void;
}

/** The amount of the first deposit, where that is the registration (S198). */
export function FirstDepositField({ symbol, value, error, onChange }: FirstDepositFieldProps) {
  const t = useTranslator();
  return (
    <TextField
      label={t('deposit.amount')}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={16}
      before={<span aria-hidden="true">{symbol}</span>}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
