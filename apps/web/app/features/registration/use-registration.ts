import type { RegistrationKind } from '@touchline/contract/bets/enums';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import type { Registered, SocialTicket } from './registered.ts';
import type { CountryRules, RegistrationChoices } from './registration-choices.ts';
import {
  FORM_FIELDS,
  type FormField,
  type RegistrationRules,
  type RegistrationValues,
  validateRegistration,
} from './registration-fields.ts';

export interface RegistrationOptions {
  readonly kind: RegistrationKind;
  readonly choices: RegistrationChoices;
  /** Of the chosen country. */
  readonly rules: CountryRules;
  readonly onCountry: (id: number) => void;
  readonly social: SocialTicket | null;
  readonly passwordFault: RegistrationRules['passwordFault'];
  readonly onDone: (registered: Registered) => void;
}

/** The form of a registration, and its call: the registration itself, or the way to the bank that is one (S198). */
export function useRegistration({ kind, choices, rules, onCountry, social, passwordFault, onDone }: RegistrationOptions) {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const form = useCallForm(FORM_FIELDS);
  const [values, setValues] = useState<RegistrationValues>(() => ({ ...EMPTY, ...startOf(choices), ...social?.profile }));
  const [confirmedEmail, setConfirmedEmail] = useState('');
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
  const keepEmail = (email: string): void => {
    setConfirmedEmail(email);
    form.forget('email');
  };
  const submit = (): void => {
    const checks = { asked, minimumAge: rules.minimumAge, amount: pays, confirmedEmail, passwordFault };
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
  return { form, values, asked, pays, write, chooseCountry, keepEmail, submit };
}

const EMPTY = {
  ...(Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])) as Record<FormField, ''>),
  bonus: 'none',
  adult: false,
  terms: false,
  marketing: false,
} as const;

const startOf = ({ countryId, currencyId }: RegistrationChoices) => ({ country_id: countryId, currency_id: currencyId });
