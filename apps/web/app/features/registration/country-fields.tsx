import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import type { RegistrationChoices } from './registration-choices.ts';
import type { FormField, RegistrationValues } from './registration-fields.ts';

interface CountryFieldsProps {
  readonly choices: Pick<RegistrationChoices, 'countries' | 'currencies'>;
  readonly values: Pick<RegistrationValues, 'country_id' | 'currency_id'>;
  readonly errors: Readonly<Partial<Record<FormField, string>>>;
  readonly onCountry: (id: number) => void;
  readonly onCurrency: (id: number) => void;
}

/** The player's country, which says what the form asks for, and the currency of the account. */
export function CountryFields({ choices, values, errors, onCountry, onCurrency }: CountryFieldsProps) {
  const t = useTranslator();
  return (
    <div className="form-pair">
      <SelectField
        label={t('registration.field.country')}
        name="country_id"
        value={String(values.country_id)}
        error={errors.country_id}
        options={choices.countries.map((country) => ({ value: String(country.id), label: country.name }))}
        onChange={(event) => onCountry(Number(event.target.value))}
      />
      <SelectField
        label={t('registration.field.currency')}
        name="currency_id"
        value={String(values.currency_id)}
        error={errors.currency_id}
        options={choices.currencies.map(({ id, code, symbol }) => ({
          value: String(id),
          // Isolated: in a right-to-left list the code would change places with its sign.
          label: symbol === code ? code : `\u2066${code}, ${symbol}\u2069`,
        }))}
        onChange={(event) => onCurrency(Number(event.target.value))}
      />
    </div>
  );
}
