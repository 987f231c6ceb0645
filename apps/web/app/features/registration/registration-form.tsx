import type { RegistrationKind } from '@touchline/contract/bets/enums';
import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { RegistrationFieldList, type RenderPasswordField } from './asked-fields.tsx';
import { ConsentCheckboxes } from './consent-checkboxes.tsx';
import type { CountryRules, RegistrationChoices } from './registration-choices.ts';
import {
  FORM_FIELDS,
  type FormField,
  type RegistrationRules,
  type RegistrationValues,
  validateRegistration,
} from './registration-fields.ts';

export type Registered = ReplyFor<'register'> & {
  /** Whether an address was given, which waits to be confirmed. */
  readonly addressed: boolean;
};

/** What a social service said of the player, and the proof of it (S194). */
export interface SocialTicket {
  readonly ticket: string;
  readonly profile: Partial<Pick<RegistrationValues, 'email' | 'first_name' | 'last_name' | 'birth_date'>>;
}

interface RegistrationFormProps {
  readonly kind: RegistrationKind;
  readonly choices: RegistrationChoices;
  /** Of the chosen country. */
  readonly rules: CountryRules;
  readonly onCountry: (id: number) => void;
  readonly social: SocialTicket | null;
  readonly password: RenderPasswordField;
  readonly phone: RenderPhoneField;
  readonly passwordFault: RegistrationRules['passwordFault'];
  readonly onDone: (registered: Registered) => void;
}

/** One form for every kind (S191-S198): what it asks for follows from the kind and the country, as the server says. */
export function RegistrationForm({
  kind,
  choices,
  rules,
  onCountry,
  social,
  password,
  phone,
  passwordFault,
  onDone,
}: RegistrationFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const form = useCallForm(FORM_FIELDS);
  const [values, setValues] = useState<RegistrationValues>(() => ({ ...EMPTY, ...startOf(choices), ...social?.profile }));
  const [keptEmail, setKeptEmail] = useState('');
  const asked = rules.kinds.find((one) => one.kind === kind)?.fields ?? [];
  const pays = kind === 'pay-and-play';

  const write = (change: Partial<RegistrationValues>, typed = true): void => {
    setValues((before) => ({ ...before, ...change }));
    if (!typed) return;
    for (const field of Object.keys(change)) form.forget(field as FormField);
  };
  const chooseCountry = (id: number): void => {
    const wanted = choices.countries.find((one) => one.id === id)?.currencyId;
    const known = choices.currencies.some((one) => one.id === wanted);
    write({ country_id: id, ...(wanted !== undefined && known && { currency_id: wanted }) });
    onCountry(id);
  };
  const submit = (): void => {
    const checks = {
      asked,
      minimumAge: rules.minimumAge,
      amount: pays,
      keptEmail,
      passwordFault,
    };
    if (!form.check(validateRegistration(checks, values, new Date(clock.now()), t))) return;
    const { country_id, currency_id, adult, terms, marketing } = values;
    const given = asked
      .map(({ field }) => [field, field === 'password' ? values.password : values[field].trim()] as const)
      .filter(([, text]) => text !== '');
    const body = { country_id, currency_id, adult, terms, marketing, lng: t.language, ...Object.fromEntries(given) };
    if (pays) {
      const return_path = `/${t.language}/registration/bank`;
      void form.send(
        () => caller.execute('beginPayAndPlay', { body: { ...body, amount: values.amount.trim().replace(',', '.'), return_path } }),
        ({ redirectUrl }) => window.location.assign(redirectUrl),
      );
      return;
    }
    const addressed = given.some(([field]) => field === 'email' || field === 'phone_number');
    const ticket = social === null ? {} : { social_ticket: social.ticket };
    void form.send(
      () => caller.execute('register', { params: { kind }, body: { ...body, ...ticket } }),
      (reply) => onDone({ ...reply, addressed }),
    );
  };
  const currency = choices.currencies.find(({ id }) => id === values.currency_id);

  return (
    <CallForm form={form} onSubmit={submit}>
      <p className="muted">{t(`registration.kind.${kind}.text`)}</p>
      <FormError text={form.problem} />
      <div className="form-pair">
        <SelectField
          label={t('registration.field.country')}
          name="country_id"
          value={String(values.country_id)}
          error={form.errors.country_id}
          options={choices.countries.map((country) => ({ value: String(country.id), label: country.name }))}
          onChange={(event) => chooseCountry(Number(event.target.value))}
        />
        <SelectField
          label={t('registration.field.currency')}
          name="currency_id"
          value={String(values.currency_id)}
          error={form.errors.currency_id}
          options={choices.currencies.map(({ id, code, symbol }) => ({
            value: String(id),
            // Isolated: in a right-to-left list the code would change places with its sign.
            label: symbol === code ? code : `\u2066${code}, ${symbol}\u2069`,
          }))}
          onChange={(event) => write({ currency_id: Number(event.target.value) })}
        />
      </div>
      {pays ? (
        <TextField
          label={t('deposit.amount')}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={16}
          before={<span aria-hidden="true">{currency?.symbol}</span>}
          value={values.amount}
          error={form.errors.amount}
          onChange={(event) => write({ amount: event.target.value })}
        />
      ) : null}
      <RegistrationFieldList
        asked={asked}
        choices={{ countries: choices.countries, rules }}
        values={values}
        errors={form.errors}
        password={password}
        phone={phone}
        onWrite={write}
        onKeepEmail={(email) => {
          setKeptEmail(email);
          form.forget('email');
        }}
      />
      <ConsentCheckboxes rules={rules} values={values} errors={form.errors} onWrite={write} />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(pays ? 'registration.to-bank' : form.busy ? 'registration.submitting' : 'registration.submit')}
      </Button>
    </CallForm>
  );
}

const EMPTY = {
  ...(Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])) as Record<FormField, ''>),
  bonus: 'none',
  adult: false,
  terms: false,
  marketing: false,
} as const;

const startOf = ({ countryId, currencyId }: RegistrationChoices) => ({ country_id: countryId, currency_id: currencyId });
