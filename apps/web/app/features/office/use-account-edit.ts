import type { ReplyFor } from '@touchline/contract/calls';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { readTextInput } from './read-text-input.ts';

type SavedFields = ReplyFor<'accountFields'>;
export type Place = ReplyFor<'regions'>[number];

const TEXT_FIELDS = ['first_name', 'last_name', 'birth_date', 'address', 'postcode'] as const;
export type AccountTextField = (typeof TEXT_FIELDS)[number];
const FIELDS = [...TEXT_FIELDS, 'region_id', 'city_id'] as const;

/** The form of personal data: sends the changed fields only. Cities are asked for when their region is chosen; null while they come. */
export function useAccountEdit(fields: SavedFields, loadedCities: readonly Place[], account: string) {
  const t = useTranslator();
  const caller = useApiClient();
  const navigate = useNavigate();
  const form = useCallForm(FIELDS);
  const [region, setRegion] = useState(fields.region_id);
  const [city, setCity] = useState(fields.city_id);
  const [cities, setCities] = useState<readonly Place[] | null>(loadedCities);

  const chooseRegion = (id: number): void => {
    if (id === region) return;
    setRegion(id);
    setCity(null);
    setCities(null);
    form.forget('region_id');
    void caller.tryExecute('cities', { query: { region_id: id, lng: t.language } }).then(({ data }) => setCities(data ?? []));
  };
  const chooseCity = (id: number): void => {
    setCity(id);
    form.forget('city_id');
  };
  const submit = (): void => {
    const said = Object.fromEntries(
      TEXT_FIELDS.flatMap((name) => {
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
  return { form, region, city, cities, chooseRegion, chooseCity, submit };
}
