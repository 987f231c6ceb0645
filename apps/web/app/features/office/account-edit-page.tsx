import type { ReplyFor } from '@touchline/contract/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OfficePage } from './office-page.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type AccountTextField, type Place, useAccountEdit } from './use-account-edit.ts';

interface AccountEditPageProps {
  readonly fields: ReplyFor<'accountFields'>;
  readonly countryName: string;
  readonly regions: readonly Place[];
  /** Of the region that is saved. */
  readonly loadedCities: readonly Place[];
}

const TEXTS = {
  first_name: { label: 'registration.field.first-name', autoComplete: 'given-name' },
  last_name: { label: 'registration.field.last-name', autoComplete: 'family-name' },
  birth_date: { label: 'registration.field.birth-date', autoComplete: 'bday' },
  address: { label: 'office.field.address', autoComplete: 'street-address' },
  postcode: { label: 'office.field.postcode', autoComplete: 'postal-code' },
} as const satisfies Record<AccountTextField, unknown>;

/** Personal data to fill in. Who somebody is cannot be changed once it is said: those fields are shown locked. */
export function AccountEditPage({ fields, countryName, regions, loadedCities }: AccountEditPageProps) {
  const t = useTranslator();
  const account = `/${t.language}/office/account`;
  const { form, region, city, cities, chooseRegion, chooseCity, submit } = useAccountEdit(fields, loadedCities, account);
  const text = (name: AccountTextField, locked = false) => (
    <TextField
      label={t(TEXTS[name].label)}
      name={name}
      type={name === 'birth_date' ? 'date' : 'text'}
      autoComplete={TEXTS[name].autoComplete}
      defaultValue={fields[name] ?? ''}
      readOnly={locked}
      error={form.errors[name]}
      {...(locked ? { hint: t('office.edit.locked') } : {})}
      onChange={() => form.forget(name)}
    />
  );

  return (
    <OfficePage title={t('office.edit.title')} lead={t('office.edit.lead')} above="office/account">
      <Card className="office-body">
        <CallForm form={form} onSubmit={submit}>
          <FormError text={form.problem} />
          <div className="form-pair office-fields">
            {text('first_name', fields.first_name !== null)}
            {text('last_name', fields.last_name !== null)}
          </div>
          <div className="form-pair office-fields">
            {text('birth_date', fields.birth_date !== null)}
            <TextField label={t('registration.field.country')} value={countryName} readOnly hint={t('office.edit.locked')} />
          </div>
          {regions.length > 0 ? (
            <PlaceFields
              regions={regions}
              region={region}
              cities={cities}
              city={city}
              errors={form.errors}
              onRegion={chooseRegion}
              onCity={chooseCity}
            />
          ) : null}
          <div className="form-pair office-fields-wide office-fields">
            {text('address')}
            {text('postcode')}
          </div>
          <div className="office-actions">
            <Button type={form.submitType} tone="brand" busy={form.busy}>
              {t('action.save')}
            </Button>
            <Link className={buttonClass('ghost')} to={account}>
              {t('action.cancel')}
            </Link>
          </div>
        </CallForm>
      </Card>
    </OfficePage>
  );
}
