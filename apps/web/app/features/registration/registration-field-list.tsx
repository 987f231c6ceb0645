import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import { CityField } from './city-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FieldPair } from './field-pair.tsx';
import { PersonFields } from './person-fields.tsx';
import type { RegistrationChoices } from './registration-choices.ts';
import type { FormField, RegistrationValues, RequiredFields } from './registration-fields.ts';
import { useRequestedFields } from './use-requested-fields.tsx';

/** Another feature's field, put here by the route. */
export type RenderPasswordField = (props: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}) => ReactNode;

interface RegistrationFieldListProps {
  readonly asked: RequiredFields;
  readonly choices: Pick<RegistrationChoices, 'countries' | 'rules'>;
  readonly values: RegistrationValues;
  readonly errors: Readonly<Partial<Record<FormField, string>>>;
  readonly password: RenderPasswordField;
  readonly phone: RenderPhoneField;
  readonly onChange: (change: Partial<RegistrationValues>, typed?: boolean) => void;
  readonly onConfirmEmail: (email: string) => void;
}

/** The fields that a kind of registration has in the country, in the order in which people tell of themselves. */
export function RegistrationFieldList({
  asked,
  choices,
  values,
  errors,
  password,
  phone,
  onChange,
  onConfirmEmail,
}: RegistrationFieldListProps) {
  const t = useTranslator();
  const fields = useRequestedFields({ asked, values, errors, onChange });
  const { has, named, own, line } = fields;
  return (
    <>
      <PersonFields fields={fields} countries={choices.countries} minimumAge={choices.rules.minimumAge} />
      {has('city') ? (
        <CityField
          label={named('city')}
          countryId={values.country_id}
          value={values.city}
          error={errors.city}
          onChange={(city) => onChange({ city })}
        />
      ) : null}
      <FieldPair>{[line('address'), line('post_code')]}</FieldPair>
      <ContactFields fields={fields} values={values} errors={errors} phone={phone} onChange={onChange} onConfirmEmail={onConfirmEmail} />
      {has('password')
        ? password({ value: values.password, error: errors.password, onChange: (text) => onChange({ password: text }) })
        : null}
      <FieldPair>
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
      </FieldPair>
    </>
  );
}
