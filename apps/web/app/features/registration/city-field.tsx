import type { ReplyFor } from '@touchline/contract/calls';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useId, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';

type Places = ReplyFor<'regions'>;

interface CityFieldProps {
  readonly label: string;
  readonly countryId: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (city: string) => void;
}

/** A city to be typed. Where the country's regions are known, one of them (C067) leads to its main cities (C068). */
export function CityField({ label, countryId, value, error, onChange }: CityFieldProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const list = useId();
  const [regions, setRegions] = useState<Places>([]);
  const [regionId, setRegionId] = useState('');
  const [cities, setCities] = useState<Places>([]);
  useEffect(() => {
    let left = false;
    void caller.tryExecute('regions', { query: { country_id: countryId } }).then(({ data }) => {
      if (left) return;
      setRegions(data ?? []);
      setRegionId('');
      setCities([]);
    });
    return () => {
      left = true;
    };
  }, [caller, countryId]);
  const choose = (id: string): void => {
    setRegionId(id);
    setCities([]);
    if (id !== '') void caller.tryExecute('cities', { query: { region_id: Number(id) } }).then(({ data }) => setCities(data ?? []));
  };
  return (
    <div className="form-pair">
      <SelectField
        label={t('registration.field.region')}
        name="region"
        disabled={regions.length === 0}
        value={regionId}
        options={[{ value: '', label: t('select.placeholder') }, ...regions.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(event) => choose(event.target.value)}
      />
      <TextField
        label={label}
        name="city"
        autoComplete="address-level2"
        maxLength={120}
        list={list}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {cities.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </div>
  );
}
