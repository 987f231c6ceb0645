import { formatPercent } from '@touchline/i18n/format-money';
import { Button } from '@touchline/ui/button';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { Form, useSubmit } from 'react-router';
import { LOBBY_PROVIDERS, LOBBY_SORTS, type LobbyFilter, MIN_RETURNS } from './lobby-filter.ts';

/** Search, order and filters as a form of the page: works without script, and at once with it. */
export function LobbyFilterForm({ filter }: { readonly filter: LobbyFilter }) {
  const t = useTranslator();
  const submit = useSubmit();
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
      <SelectField
        label={t('casino.filter.sort')}
        name="sort"
        defaultValue={filter.sort}
        options={LOBBY_SORTS.map((sort) => ({ value: sort, label: t(`casino.sort.${sort}`) }))}
      />
      <SelectField
        label={t('casino.filter.return')}
        name="return"
        defaultValue={filter.minReturn === null ? '' : String(filter.minReturn)}
        options={[
          { value: '', label: t('casino.filter.return.any') },
          ...MIN_RETURNS.map((min) => ({
            value: String(min),
            label: t('casino.filter.return.from', { percent: formatPercent(t.language, min) }),
          })),
        ]}
      />
      <SelectField
        label={t('casino.filter.provider')}
        name="provider"
        defaultValue={filter.provider ?? ''}
        options={[
          { value: '', label: t('casino.filter.provider.any') },
          ...LOBBY_PROVIDERS.map((provider) => ({ value: provider, label: t(`casino.provider.${provider}`) })),
        ]}
      />
      <noscript>
        <Button type="submit">{t('casino.filter.apply')}</Button>
      </noscript>
    </Form>
  );
}
