import { Button } from '@touchline/ui/button';
import { DateInput } from '@touchline/ui/forms/date-input';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Form, useSearchParams } from 'react-router';

interface ResultFilterProps {
  readonly text: string;
  readonly maxLength: number;
  /** ISO date that is shown; null for a search through all. */
  readonly day: string | null;
  readonly lastDay: string | undefined;
  /** One sport is shown: a search stays with it. */
  readonly keepsSport: boolean;
}

/** Results by words and by any day; a form, so that it works before the scripts have come. */
export function ResultFilter({ text, maxLength, day, lastDay, keepsSport }: ResultFilterProps) {
  const t = useTranslator();
  const [search] = useSearchParams();
  return (
    <Form className="results-filter" role="search">
      {keepsSport ? <input type="hidden" name="sport" value={search.get('sport') ?? ''} /> : null}
      <div className="field results-field">
        <Icon name="search" />
        <input
          key={text}
          type="search"
          name="text"
          defaultValue={text}
          maxLength={maxLength}
          placeholder={t('results.search')}
          aria-label={t('results.search')}
        />
      </div>
      <div className="field results-day results-field">
        <DateInput
          key={day}
          name="day"
          defaultValue={text === '' ? (day ?? '') : (search.get('day') ?? '')}
          max={lastDay}
          aria-label={t('results.choose-day')}
        />
      </div>
      <Button type="submit">{t('action.search')}</Button>
    </Form>
  );
}
