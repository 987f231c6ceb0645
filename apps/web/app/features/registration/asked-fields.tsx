import { GENDERS, type RegistrationField } from '@touchline/contract/bets/enums';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ChangeEvent, ReactNode } from 'react';
import { useServerClock } from '../../live/clock.tsx';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import { CityField } from './city-field.tsx';
import { EmailField } from './email-field.tsx';
import type { RegistrationChoices } from './registration-choices.ts';
import {
  adultSince,
  EARLIEST_BIRTH,
  type FormField,
  fieldLabel,
  type RegistrationValues,
  type RequiredFields,
} from './registration-fields.ts';

/** Another feature's field, put here by the route. */
export type RenderPasswordField = (props: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}) => ReactNode;

interface AskedFieldsViewProps {
  readonly asked: RequiredFields;
  readonly choices: Pick<RegistrationChoices, 'countries' | 'rules'>;
  readonly values: RegistrationValues;
  readonly errors: Readonly<Partial<Record<FormField, string>>>;
  readonly password: RenderPasswordField;
  readonly phone: RenderPhoneField;
  readonly onWrite: (change: Partial<RegistrationValues>, typed?: boolean) => void;
  readonly onKeepEmail: (email: string) => void;
}

const LINES = {
  first_name: { autoComplete: 'given-name', maxLength: 60 },
  last_name: { autoComplete: 'family-name', maxLength: 60 },
  personal_number: { autoComplete: 'off', maxLength: 24 },
  address: { autoComplete: 'street-address', maxLength: 120 },
  post_code: { autoComplete: 'postal-code', maxLength: 12 },
  promo_code: { autoComplete: 'off', maxLength: 40 },
} as const;

/** The fields that a kind of registration has in the country, in the order in which people tell of themselves. */
export function RegistrationFieldList({ asked, choices, values, errors, password, phone, onWrite, onKeepEmail }: AskedFieldsViewProps) {
  const t = useTranslator();
  const clock = useServerClock();
  const required = new Map(asked.map(({ field, required: must }) => [field, must]));
  const has = (field: RegistrationField): boolean => required.has(field);
  /** A field that may be left empty says so. */
  const named = (field: RegistrationField): string => {
    const label = t(fieldLabel(field));
    return required.get(field) ? label : `${label} (${t('common.optional')})`;
  };
  const own = (field: RegistrationField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onWrite({ [field]: event.target.value }),
  });
  const line = (field: keyof typeof LINES): ReactNode => {
    return has(field) ? <TextField key={field} label={named(field)} {...LINES[field]} {...own(field)} /> : null;
  };
  const choice = (field: 'gender' | 'citizenship_id', options: readonly { value: string; label: string }[]): ReactNode =>
    has(field) ? (
      <SelectField key={field} label={named(field)} options={[{ value: '', label: t('select.placeholder') }, ...options]} {...own(field)} />
    ) : null;
  const birth = has('birth_date') ? (
    <TextField
      key="birth_date"
      label={named('birth_date')}
      type="date"
      autoComplete="bday"
      min={EARLIEST_BIRTH}
      max={adultSince(new Date(clock.now()), choices.rules.minimumAge)}
      {...own('birth_date')}
    />
  ) : null;
  return (
    <>
      <Pair>{[line('first_name'), line('last_name')]}</Pair>
      <Pair>
        {[
          birth,
          choice(
            'gender',
            GENDERS.map((gender) => ({ value: gender, label: t(`registration.gender.${gender}`) })),
          ),
        ]}
      </Pair>
      <Pair>
        {[
          choice(
            'citizenship_id',
            choices.countries.map(({ id, name }) => ({ value: String(id), label: name })),
          ),
          line('personal_number'),
        ]}
      </Pair>
      {has('city') ? (
        <CityField
          label={named('city')}
          countryId={values.country_id}
          value={values.city}
          error={errors.city}
          onChange={(city) => onWrite({ city })}
        />
      ) : null}
      <Pair>{[line('address'), line('post_code')]}</Pair>
      <Pair>
        {[
          has('email') ? (
            <EmailField
              key="email"
              label={named('email')}
              value={values.email}
              error={errors.email}
              onChange={(email) => onWrite({ email })}
              onKeep={onKeepEmail}
            />
          ) : null,
          has('phone_number') ? (
            <div key="phone">
              {phone({
                label: named('phone_number'),
                name: 'phone_number',
                error: errors.phone_number,
                countryId: values.country_id,
                onChange: (number, typed) => onWrite({ phone_number: number }, typed),
              })}
            </div>
          ) : null,
        ]}
      </Pair>
      {has('password')
        ? password({ value: values.password, error: errors.password, onChange: (text) => onWrite({ password: text }) })
        : null}
      <Pair>
        {[
          line('promo_code'),
          has('bonus') ? (
            <SelectField
              key="bonus"
              label={t('registration.field.bonus')}
              options={choices.rules.bonuses.map((bonus) => ({ value: bonus, label: t(`registration.bonus.${bonus}`) }))}
              {...own('bonus')}
            />
          ) : null,
        ]}
      </Pair>
    </>
  );
}

/** Two fields beside each other, one over the whole width, or none. */
function Pair({ children }: { readonly children: readonly ReactNode[] }) {
  const shown = children.filter((child) => child !== null);
  if (shown.length === 0) return null;
  return shown.length === 1 ? shown[0] : <div className="form-pair">{shown}</div>;
}
