import { Button, buttonClass } from '@touchline/ui/button';
import { CheckControl, SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { Form, Link } from 'react-router';
import { sportFilterPath } from '../../../shell/paths.ts';
import { FILTER_HOURS, type MatchFilter, NO_FILTER, parseMatchFilter, saveFilter } from './match-filter.ts';

export interface FilterChoices {
  readonly sports: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}

/** Sport, country, time and rank. A plain form of an address, so that it works without script and can be shared; the device remembers it. */
export function FilterForm({
  filter,
  choices,
  onDone,
}: {
  readonly filter: MatchFilter;
  readonly choices: FilterChoices;
  readonly onDone?: () => void;
}) {
  const t = useTranslator();
  return (
    <Form
      className="filter-form"
      action={sportFilterPath(t.language)}
      onSubmit={(event) => {
        const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        );
        saveFilter(parseMatchFilter(new URLSearchParams(fields)));
        onDone?.();
      }}
    >
      <SelectField
        label={t('sections.filter.sport')}
        name="sport"
        defaultValue={filter.sport}
        options={[
          { value: '', label: t('nav.all-sports') },
          ...choices.sports.map(({ slug, name, count }) => ({ value: slug, label: `${name} (${count})` })),
        ]}
      />
      <SelectField
        label={t('sections.filter.country')}
        name="country"
        defaultValue={filter.country}
        options={[
          { value: '', label: t('sections.filter.any-country') },
          ...choices.countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <SelectField
        label={t('line.filter.time')}
        name="hours"
        defaultValue={String(filter.hours)}
        options={FILTER_HOURS.map((hours) => ({
          value: String(hours),
          label: hours === 0 ? t('line.filter.any') : t('line.filter.hours', { n: hours }),
        }))}
      />
      <CheckControl name="top" value="1" defaultChecked={filter.top}>
        {t('line.filter.top')}
      </CheckControl>
      <div className="filter-actions">
        <Button className="filter-action" type="submit" tone="brand" icon="filter">
          {t('sections.filter.show')}
        </Button>
        <Link
          className={`${buttonClass('ghost')} filter-action`}
          to={`${sportFilterPath(t.language)}?hours=0`}
          onClick={() => {
            saveFilter(NO_FILTER);
            onDone?.();
          }}
        >
          {t('sections.filter.clear')}
        </Link>
      </div>
    </Form>
  );
}
