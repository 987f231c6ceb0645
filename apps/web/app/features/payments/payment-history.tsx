import type { ReplyFor } from '@touchline/contract/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { PaymentRow } from './payment-row.tsx';
import { hasBetsFilter, type PaymentsFilter, paymentsQuery } from './payments-filter.ts';
import { PaymentsFilterForm } from './payments-filter-form.tsx';

type Page = ReplyFor<'payments'>;

/** Deposits and withdrawals in one list (S139), the filter over it; older ones come at a press. */
export function PaymentHistory({ filter, loaded }: { readonly filter: PaymentsFilter; readonly loaded: Page }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { zone } = usePreferences();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useAction();
  const [older, setOlder] = useState<Page>({ payments: [], next: loaded.next });
  usePlayerEvents((news) => {
    if (news.kind === 'payment') void revalidate();
  });
  // A page read again may hold what was an older one before.
  const shown = new Set(loaded.payments.map(({ id }) => id));
  const payments = [...loaded.payments, ...older.payments.filter(({ id }) => !shown.has(id))];
  const more = (before: string): Promise<void> =>
    run(
      () => caller.execute('payments', { query: { ...paymentsQuery(filter, zone), before } }),
      (page) => {
        setOlder((known) => ({ payments: [...known.payments, ...page.payments], next: page.next }));
        return null;
      },
    );
  const empty = hasBetsFilter(filter) ? 'none' : 'empty';
  return (
    <Card>
      <PaymentsFilterForm filter={filter} />
      <FormError text={problem} />
      {payments.length === 0 ? (
        <EmptyState title={t(`payment.history.${empty}.title`)} text={t(`payment.history.${empty}.text`)}>
          {empty === 'empty' ? (
            <Link className={buttonClass('brand')} to={`/${t.language}/deposit`}>
              {t('deposit.title')}
            </Link>
          ) : null}
        </EmptyState>
      ) : (
        <ul className="payment-list">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {older.next === null ? null : (
        <div className="office-body">
          <Button busy={busy} onClick={() => older.next !== null && void more(older.next)}>
            {t('action.show-more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
