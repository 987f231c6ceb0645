import type { LimitKind } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { valueText } from './limit-texts.ts';

interface LimitValueFieldProps {
  readonly kind: LimitKind;
  readonly value: string;
  readonly currency: string;
  /** Intervals of the reality check. */
  readonly minutes: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** How much: money, minutes of a session, or one of the intervals at which the reality check comes. */
export function LimitValueField({ kind, value, currency, minutes, error, onChange }: LimitValueFieldProps) {
  const t = useTranslator();
  const formats = useFormats();
  if (kind === 'reality-check')
    return (
      <SelectField
        label={t('limits.set.interval')}
        name="value"
        value={value}
        options={minutes.map((one) => ({ value: String(one), label: valueText(t, formats, kind, String(one), currency) }))}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <TextField
      label={t(kind === 'session' ? 'limits.set.minutes' : 'limits.set.amount')}
      name="value"
      inputMode={kind === 'session' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      after={kind === 'session' ? undefined : <span className="muted">{currency}</span>}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
