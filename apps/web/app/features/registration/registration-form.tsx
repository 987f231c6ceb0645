import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import { ConsentCheckboxes } from './consent-checkboxes.tsx';
import { CountryFields } from './country-fields.tsx';
import { FirstDepositField } from './first-deposit-field.tsx';
import { RegistrationFieldList, type RenderPasswordField } from './registration-field-list.tsx';
import { type RegistrationOptions, useRegistration } from './use-registration.ts';

interface RegistrationFormProps extends RegistrationOptions {
  readonly password: RenderPasswordField;
  readonly phone: RenderPhoneField;
}

/** One form for every kind (S191-S198): what it asks for follows from the kind and the country, as the server says. */
export function RegistrationForm({ password, phone, ...options }: RegistrationFormProps) {
  const t = useTranslator();
  const { kind, choices, rules } = options;
  const { form, values, asked, pays, write, chooseCountry, keepEmail, submit } = useRegistration(options);
  const currency = choices.currencies.find(({ id }) => id === values.currency_id);
  return (
    <CallForm form={form} onSubmit={submit}>
      <p className="muted">{t(`registration.kind.${kind}.text`)}</p>
      <FormError text={form.problem} />
      <CountryFields
        choices={choices}
        values={values}
        errors={form.errors}
        onCountry={chooseCountry}
        onCurrency={(id) => write({ currency_id: id })}
      />
      {pays ? (
        <FirstDepositField
          symbol={currency?.symbol}
          value={values.amount}
          error={form.errors.amount}
          onChange={(amount) => write({ amount })}
        />
      ) : null}
      <RegistrationFieldList
        asked={asked}
        choices={{ countries: choices.countries, rules }}
        values={values}
        errors={form.errors}
        password={password}
        phone={phone}
        onChange={write}
        onConfirmEmail={keepEmail}
      />
      <ConsentCheckboxes rules={rules} values={values} errors={form.errors} onChange={write} />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(pays ? 'registration.to-bank' : form.busy ? 'registration.submitting' : 'registration.submit')}
      </Button>
    </CallForm>
  );
}
