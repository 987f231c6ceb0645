import { BET_KINDS, BET_STATUSES } from '@touchline/contract/words';
import { Button, buttonClass } from '@touchline/ui/button';
import { Field, SelectField } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { Form, Link } from 'react-router';
import type { BetsFilter } from './bets-filter.ts';

/** The filter as a form of the page: works without script, keeps itself in the address. */
export function BetsFilterForm({ filter }: { readonly filter: BetsFilter }) {
  const t = useTexts();
  return (
    <Form className="card bets-filter" method="get" key={JSON.stringify(filter)}>
      <input type="hidden" name="tab" value={filter.tab} />
      <SelectField
        label={t('bets.filter.kind')}
        name="kind"
        defaultValue={filter.kind ?? ''}
        options={[
          { value: '', label: t('bets.filter.kind.any') },
          ...BET_KINDS.map((kind) => ({ value: kind, label: t(`coupon.kind.${kind}`) })),
        ]}
      />
      {filter.tab === 'settled' ? (
        <SelectField
          label={t('bets.filter.status')}
          name="status"
          defaultValue={filter.status ?? ''}
          options={[
            { value: '', label: t('bets.filter.status.any') },
            ...BET_STATUSES.filter((status) => status !== 'open').map((status) => ({ value: status, label: t(`bets.status.${status}`) })),
          ]}
        />
      ) : null}
      <Field label={t('bets.filter.from')} type="date" name="from" defaultValue={filter.from ?? ''} />
      <Field label={t('bets.filter.to')} type="date" name="to" defaultValue={filter.to ?? ''} />
      <Field label={t('bets.filter.id')} name="bet" inputMode="numeric" maxLength={19} defaultValue={filter.betId ?? ''} />
      <div className="acts">
        <Button type="submit">{t('bets.filter.apply')}</Button>
        <Link className={buttonClass('ghost')} to={`?tab=${filter.tab}`}>
          {t('bets.filter.reset')}
        </Link>
      </div>
    </Form>
  );
}
