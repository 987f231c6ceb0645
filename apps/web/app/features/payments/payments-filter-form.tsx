import { PAYMENT_DIRECTIONS, PAYMENT_STATE_NAMES } from '@touchline/contract/payment-words';
import { Button, buttonClass } from '@touchline/ui/button';
import { Field, SelectField } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { Form, Link } from 'react-router';
import { isDayInterval } from '../../day-interval.ts';
import { WeekLink } from '../../week-link.tsx';
import { isFiltered, type PaymentsFilter } from './payments-filter.ts';

/** The filter as a form of the page: works without script, keeps itself in the address. */
export function PaymentsFilterForm({ filter }: { readonly filter: PaymentsFilter }) {
  const t = useTexts();
  return (
    <Form className="pay-filter" method="get" aria-label={t('payment.history.filter')}>
      <SelectField
        label={t('payment.history.direction')}
        name="direction"
        defaultValue={filter.direction ?? ''}
        options={[
          { value: '', label: t('payment.history.any') },
          ...PAYMENT_DIRECTIONS.map((value) => ({ value, label: t(`payment.kind.${value}`) })),
        ]}
      />
      <SelectField
        label={t('payment.history.state')}
        name="state"
        defaultValue={filter.state ?? ''}
        options={[
          { value: '', label: t('payment.history.any') },
          ...PAYMENT_STATE_NAMES.map((value) => ({ value, label: t(`payment.history.state.${value}`) })),
        ]}
      />
      <Field label={t('payment.history.from')} type="date" name="from" defaultValue={filter.from ?? ''} />
      <Field
        label={t('payment.history.to')}
        type="date"
        name="to"
        defaultValue={filter.to ?? ''}
        error={isDayInterval(filter.from, filter.to) ? undefined : t('validation.date_min', { date: filter.from ?? '' })}
      />
      <div className="acts">
        <WeekLink />
        <Button type="submit">{t('payment.history.apply')}</Button>
        {isFiltered(filter) ? (
          <Link className={buttonClass('ghost')} to="?">
            {t('payment.history.reset')}
          </Link>
        ) : null}
      </div>
    </Form>
  );
}
