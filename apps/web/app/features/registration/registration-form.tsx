import type { ReplyFor } from '@touchline/contract/calls';
import type { RegistrationKind } from '@touchline/contract/registration';
import { Button } from '@touchline/ui/button';
import { Check, Field, SelectField } from '@touchline/ui/field';
import { Note } from '@touchline/ui/note';
import { Tabs } from '@touchline/ui/tabs';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { informationPath } from '../../addresses.ts';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { usePageClock } from '../../live/clock.tsx';
import { useCallForm } from '../../use-call-form.ts';
import {
  checkRegistration,
  FIELDS,
  KIND_FIELDS,
  PASSWORD_MIN,
  type RegistrationField,
  type RegistrationValues,
} from './registration-fields.ts';

export type Registered = ReplyFor<'register'>;

export interface RegistrationChoices {
  readonly countries: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly currencyId: number;
    readonly phoneCode: string;
  }[];
  readonly currencies: readonly { readonly id: number; readonly code: string; readonly symbol: string }[];
  readonly kinds: readonly RegistrationKind[];
  readonly countryId: number;
  readonly currencyId: number;
  readonly minimumAge: number;
}

interface RegistrationFormProps {
  readonly choices: RegistrationChoices;
  /** Another feature's field, put here by the route. */
  readonly password: (props: {
    readonly value: string;
    readonly error: string | undefined;
    readonly hint: string;
    readonly onChange: (text: string) => void;
  }) => ReactNode;
  readonly onDone: (registered: Registered) => void;
}

/** Three ways to an account (S191-S193): one click, by phone, in full. */
export function RegistrationForm({ choices, password, onDone }: RegistrationFormProps) {
  const t = useTexts();
  const caller = useCaller();
  const clock = usePageClock();
  const form = useCallForm(FIELDS);
  const [kind, setKind] = useState<RegistrationKind>(choices.kinds[0] ?? 'fast');
  const [values, setValues] = useState<RegistrationValues>(() => ({
    country_id: choices.countryId,
    currency_id: choices.currencyId,
    phone_number: phoneStart(choices, choices.countryId),
    email: '',
    password: '',
    first_name: '',
    last_name: '',
    birth_date: '',
    adult: false,
    terms: false,
  }));
  const asked = KIND_FIELDS[kind];

  const write = (change: Partial<RegistrationValues>): void => {
    setValues((before) => ({ ...before, ...change }));
    for (const field of Object.keys(change) as RegistrationField[]) form.forget(field);
  };
  const chooseCountry = (id: number): void => {
    const country = choices.countries.find((one) => one.id === id);
    const currency = choices.currencies.find((one) => one.id === country?.currencyId)?.id;
    const typed = values.phone_number !== phoneStart(choices, values.country_id);
    write({
      country_id: id,
      ...(currency !== undefined && { currency_id: currency }),
      ...(!typed && { phone_number: phoneStart(choices, id) }),
    });
  };
  const submit = (): void => {
    if (!form.check(checkRegistration(kind, values, choices.minimumAge, new Date(clock.now()), t))) return;
    const { country_id, currency_id, adult, terms } = values;
    const own = Object.fromEntries(asked.map((field) => [field, field === 'password' ? values.password : String(values[field]).trim()]));
    void form.send(
      () => caller.execute('register', { params: { kind }, body: { country_id, currency_id, adult, terms, lng: t.language, ...own } }),
      onDone,
    );
  };
  const text = (field: 'first_name' | 'last_name' | 'email' | 'phone_number' | 'birth_date') => ({
    name: field,
    value: values[field],
    error: form.errors[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => write({ [field]: event.target.value }),
  });

  return (
    <>
      <Tabs
        label={t('registration.title')}
        value={kind}
        onChange={setKind}
        items={choices.kinds.map((key) => ({ key, label: t(`registration.kind.${key}`) }))}
      />
      <CallFormElement form={form} onSubmit={submit}>
        {kind === 'fast' ? <p className="mut">{t('registration.kind.fast.text')}</p> : null}
        {form.problem ? (
          <Note kind="error" live>
            <p>{form.problem}</p>
          </Note>
        ) : null}
        <div className="form-2">
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
            options={choices.currencies.map((currency) => ({
              value: String(currency.id),
              // Isolated: in a right-to-left list the code would change places with its sign.
              label: currency.symbol === currency.code ? currency.code : `\u2066${currency.code}, ${currency.symbol}\u2069`,
            }))}
            onChange={(event) => write({ currency_id: Number(event.target.value) })}
          />
        </div>
        {asked.includes('first_name') ? (
          <div className="form-2">
            <Field label={t('registration.field.first-name')} autoComplete="given-name" maxLength={60} {...text('first_name')} />
            <Field label={t('registration.field.last-name')} autoComplete="family-name" maxLength={60} {...text('last_name')} />
          </div>
        ) : null}
        {asked.includes('birth_date') ? (
          <Field
            label={t('registration.field.birth-date')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={adultSince(clock.now(), choices.minimumAge)}
            {...text('birth_date')}
          />
        ) : null}
        {asked.includes('email') ? (
          <Field
            label={t('registration.field.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            {...text('email')}
          />
        ) : null}
        {asked.includes('phone_number') ? (
          <Field
            label={t('registration.field.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={24}
            {...text('phone_number')}
          />
        ) : null}
        {asked.includes('password')
          ? password({
              value: values.password,
              error: form.errors.password,
              hint: t('password.hint', { min: PASSWORD_MIN }),
              onChange: (text) => write({ password: text }),
            })
          : null}
        <Check name="adult" checked={values.adult} error={form.errors.adult} onChange={(event) => write({ adult: event.target.checked })}>
          {t('registration.adult', { n: choices.minimumAge })}
        </Check>
        <Check name="terms" checked={values.terms} error={form.errors.terms} onChange={(event) => write({ terms: event.target.checked })}>
          {t('registration.terms')}
        </Check>
        <p className="reg-links">
          <Link to={informationPath(t.language, 'terms')} target="_blank">
            {t('footer.terms')}
          </Link>
          <Link to={informationPath(t.language, 'rules')} target="_blank">
            {t('footer.rules')}
          </Link>
          <Link to={informationPath(t.language, 'privacyPolicy')} target="_blank">
            {t('footer.privacy')}
          </Link>
        </p>
        <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
          {t(form.busy ? 'registration.submitting' : 'registration.submit')}
        </Button>
      </CallFormElement>
    </>
  );
}

const phoneStart = ({ countries }: RegistrationChoices, id: number): string => {
  const code = countries.find((country) => country.id === id)?.phoneCode;
  return code ? `+${code.replace(/\D/g, '')} ` : '+';
};

const adultSince = (now: number, age: number): string => {
  const date = new Date(now);
  date.setFullYear(date.getFullYear() - age);
  return date.toISOString().slice(0, 10);
};
