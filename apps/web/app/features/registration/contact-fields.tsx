import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import { EmailField } from './email-field.tsx';
import { FieldPair } from './field-pair.tsx';
import type { FormField, RegistrationValues } from './registration-fields.ts';
import type { RequestedFields } from './use-requested-fields.tsx';

interface ContactFieldsProps {
  readonly fields: RequestedFields;
  readonly values: Pick<RegistrationValues, 'email' | 'country_id'>;
  readonly errors: Readonly<Partial<Record<FormField, string>>>;
  readonly phone: RenderPhoneField;
  readonly onChange: (change: Partial<RegistrationValues>, typed?: boolean) => void;
  readonly onConfirmEmail: (email: string) => void;
}

/** Contacts of the player: by mail, by phone. */
export function ContactFields({ fields: { has, named }, values, errors, phone, onChange, onConfirmEmail }: ContactFieldsProps) {
  return (
    <FieldPair>
      {[
        has('email') ? (
          <EmailField
            key="email"
            label={named('email')}
            value={values.email}
            error={errors.email}
            onChange={(email) => onChange({ email })}
            onKeep={onConfirmEmail}
          />
        ) : null,
        has('phone_number') ? (
          <div key="phone">
            {phone({
              label: named('phone_number'),
              name: 'phone_number',
              error: errors.phone_number,
              countryId: values.country_id,
              onChange: (number, typed) => onChange({ phone_number: number }, typed),
            })}
          </div>
        ) : null,
      ]}
    </FieldPair>
  );
}
