import { PAYMENT_DIRECTIONS, PAYMENT_STATUS_GROUP_KEYS } from '@touchline/contract/payments/enums';
import { writeDay } from '@touchline/i18n/format-time';
import { Button, buttonClass } from '@touchline/ui/button';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { Form, Link } from 'react-router';
import { isDayInterval } from '../../shell/formats/day-interval.ts';
import { WeekLink } from '../../shell/page/week-link.tsx';
import { hasBetsFilter, type PaymentsFilter } from './payments-filter.ts';

/** The filter as a form of the page: works without script, keeps itself in the address. */
export function PaymentsFilterForm({ filter }: { readonly filter: PaymentsFilter }) {
  const t = useTranslator();
  return (
    <Form className="payment-filter" method="get" aria-label={t('payment.history.filter')}>
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
          ...PAYMENT_STATUS_GROUP_KEYS.map((value) => ({ value, label: t(`payment.history.state.${value}`) })),
        ]}
      />
      <TextField label={t('payment.history.from')} type="date" name="from" defaultValue={filter.from ?? ''} />
      <TextField
        label={t('payment.history.to')}
        type="date"
        name="to"
        defaultValue={filter.to ?? ''}
        error={
          isDayInterval(filter.from, filter.to) ? undefined : t('validation.date_min', { date: writeDay(t.language, filter.from ?? '') })
        }
      />
      <div className="payment-actions">
        <WeekLink />
        <Button type="submit">{t('payment.history.apply')}</Button>
        {hasBetsFilter(filter) ? (
          <Link className={buttonClass('ghost')} to="?">
            {t('payment.history.reset')}
          </Link>
        ) : null}
      </div>
    </Form>
  );
}
