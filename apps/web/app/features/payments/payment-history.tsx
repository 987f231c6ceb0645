import type { ReplyFor } from '@touchline/contract/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { usePreferences } from '../../preferences-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCall } from '../../use-call.ts';
import { PaymentRow } from './payment-row.tsx';
import { isFiltered, type PaymentsFilter, paymentsQuery } from './payments-filter.ts';
import { PaymentsFilterForm } from './payments-filter-form.tsx';

type Page = ReplyFor<'payments'>;

/** Deposits and withdrawals in one list (S139), the filter over it; older ones come at a press. */
export function PaymentHistory({ filter, loaded }: { readonly filter: PaymentsFilter; readonly loaded: Page }) {
  const t = useTexts();
  const caller = useCaller();
  const { zone } = usePreferences();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useCall();
  const [older, setOlder] = useState<Page>({ payments: [], next: loaded.next });
  usePersonalNews((news) => {
    if (news.kind === 'payment') void revalidate();
  });
  // A page read anew may hold what was an older one before.
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
  const empty = isFiltered(filter) ? 'none' : 'empty';
  return (
    <Card>
      <PaymentsFilterForm filter={filter} />
      <ProblemNote text={problem} />
      {payments.length === 0 ? (
        <Empty title={t(`payment.history.${empty}.title`)} text={t(`payment.history.${empty}.text`)}>
          {empty === 'empty' ? (
            <Link className={buttonClass('brand')} to={`/${t.language}/deposit`}>
              {t('deposit.title')}
            </Link>
          ) : null}
        </Empty>
      ) : (
        <ul className="pay-list">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {older.next === null ? null : (
        <div className="office-b">
          <Button busy={busy} onClick={() => older.next !== null && void more(older.next)}>
            {t('action.show-more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
