import type { ReplyFor } from '@touchline/contract/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Select } from '@touchline/ui/forms/select';
import { TextField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { OfficePage } from './office-page.tsx';
import { readTextInput } from './read-text-input.ts';

type Place = ReplyFor<'regions'>[number];

interface AccountEditPageProps {
  readonly fields: ReplyFor<'accountFields'>;
  readonly countryName: string;
  readonly regions: readonly Place[];
  /** Of the region that is saved. */
  readonly loadedCities: readonly Place[];
}

const FIELDS = ['first_name', 'last_name', 'birth_date', 'region_id', 'city_id', 'address', 'postcode'] as const;
const TEXTS = {
  first_name: { label: 'registration.field.first-name', autoComplete: 'given-name' },
  last_name: { label: 'registration.field.last-name', autoComplete: 'family-name' },
  birth_date: { label: 'registration.field.birth-date', autoComplete: 'bday' },
  address: { label: 'office.field.address', autoComplete: 'street-address' },
  postcode: { label: 'office.field.postcode', autoComplete: 'postal-code' },
} as const;

/** Personal data to fill in. Who somebody is cannot be changed once it is said: those fields are shown locked. */
export function AccountEditPage({ fields, countryName, regions, loadedCities }: AccountEditPageProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const navigate = useNavigate();
  const form = useCallForm(FIELDS);
  const [region, setRegion] = useState(fields.region_id);
  const [city, setCity] = useState(fields.city_id);
  const [cities, setCities] = useState<readonly Place[] | null>(loadedCities);
  const account = `/${t.language}/office/account`;

  const chooseRegion = (id: number): void => {
    if (id === region) return;
    setRegion(id);
    setCity(null);
    setCities(null);
    form.forget('region_id');
    void caller.executeSafe('cities', { query: { region_id: id, lng: t.language } }).then(({ data }) => setCities(data ?? []));
  };
  const submit = (): void => {
    const said = Object.fromEntries(
      (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).flatMap((name) => {
        const value = readTextInput(form.element.current, name);
        return value === '' || value === fields[name] ? [] : [[name, value]];
      }),
    );
    const place = {
      ...(region === null || region === fields.region_id ? {} : { region_id: region }),
      ...(city === null || city === fields.city_id ? {} : { city_id: city }),
    };
    void form.send(
      () => caller.execute('saveAccountFields', { body: { ...said, ...place } }),
      () => {
        showToast('success', t('office.edit.saved'));
        void navigate(account);
      },
    );
  };
  const text = (name: keyof typeof TEXTS, locked = false) => (
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
  const options = (places: readonly Place[]) => places.map(({ id, name }) => ({ value: String(id), name }));

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
            <div className="form-pair office-fields">
              <Select
                label={t('registration.field.region')}
                options={options(regions)}
                value={region === null ? null : String(region)}
                error={form.errors.region_id}
                onChange={(id) => chooseRegion(Number(id))}
              />
              <Select
                label={t('registration.field.city')}
                options={options(cities ?? [])}
                value={city === null ? null : String(city)}
                loading={cities === null}
                disabled={region === null}
                error={form.errors.city_id}
                onChange={(id) => {
                  setCity(Number(id));
                  form.forget('city_id');
                }}
              />
            </div>
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
