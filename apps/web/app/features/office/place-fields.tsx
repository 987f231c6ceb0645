import { Select } from '@touchline/ui/forms/select';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Place } from './use-account-edit.ts';

interface PlaceFieldsProps {
  readonly regions: readonly Place[];
  readonly region: number | null;
  /** Of the region; null while they are on their way. */
  readonly cities: readonly Place[] | null;
  readonly city: number | null;
  readonly errors: Readonly<Partial<Record<'region_id' | 'city_id', string>>>;
  readonly onRegion: (id: number) => void;
  readonly onCity: (id: number) => void;
}

const options = (places: readonly Place[]) => places.map(({ id, name }) => ({ value: String(id), name }));

/** The region and, of its cities, one. */
export function PlaceFields({ regions, region, cities, city, errors, onRegion, onCity }: PlaceFieldsProps) {
  const t = useTranslator();
  return (
    <div className="form-pair office-fields">
      <Select
        label={t('registration.field.region')}
        options={options(regions)}
        value={region === null ? null : String(region)}
        error={errors.region_id}
        onChange={(id) => onRegion(Number(id))}
      />
      <Select
        label={t('registration.field.city')}
        options={options(cities ?? [])}
        value={city === null ? null : String(city)}
        loading={cities === null}
        disabled={region === null}
        error={errors.city_id}
        onChange={(id) => onCity(Number(id))}
      />
    </div>
  );
}
