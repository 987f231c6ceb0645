import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { isFiltered } from './lobby-filter.ts';
import { LobbyFilterChoices, type LobbyFilterProps } from './lobby-filter-choices.tsx';

/** Search, order and filters as a form of the page: works without script, and at once with it. On a phone all but the search is folded. */
export function LobbyFilterForm(props: LobbyFilterProps) {
  const { filter } = props;
  const t = useTranslator();
  const submit = useSubmit();
  const choices = useId();
  const [isOpen, setOpen] = useState(() => isFiltered({ ...filter, search: '' }));
  return (
    <Form
      className="lobby-filter"
      method="get"
      role="search"
      aria-label={t('casino.filter')}
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <TextField
        label={t('casino.filter.search')}
        type="search"
        name="search"
        autoComplete="off"
        defaultValue={filter.search}
        maxLength={60}
      />
      <Button className="lobby-filter-more" icon="filter" aria-expanded={isOpen} aria-controls={choices} onClick={() => setOpen(!isOpen)}>
        {t('casino.filter.more')}
      </Button>
      <div className="lobby-filter-choices" id={choices} data-open={isOpen || undefined}>
        <LobbyFilterChoices {...props} />
      </div>
      <noscript>
        <Button type="submit">{t('casino.filter.apply')}</Button>
      </noscript>
    </Form>
  );
}
