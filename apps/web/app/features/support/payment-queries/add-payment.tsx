import type { PaymentView } from '@touchline/contract/payments/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useNavigate } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { paymentQueryPath } from '../../../shell/payment-query-paths.ts';
import { PaymentLine } from './payment-line.tsx';

/** Payments that can still be added to a request; one press adds one (S183). */
export function AddPayment({ threadId, payments }: { readonly threadId: string; readonly payments: readonly PaymentView[] }) {
  const t = useTranslator();
  const caller = useApiClient();
  const navigate = useNavigate();
  const { busy, problem, run } = useAction();
  const back = paymentQueryPath(t.language, threadId);
  const add = (paymentId: string): Promise<void> =>
    run(
      () => caller.execute('addQueriedPayment', { params: { threadId }, body: { paymentId } }),
      () => {
        showToast('success', t('payment-query.items.added'));
        void navigate(back);
        return null;
      },
    );
  return (
    <Card>
      <FormError text={problem} />
      {payments.length === 0 ? (
        <EmptyState title={t('payment-query.items.add.none')}>
          <Link className={buttonClass()} to={back}>
            {t('action.back')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="office-list payment-questions">
          {payments.map((payment) => (
            <li key={payment.id}>
              <div className="payment-question">
                <PaymentLine payment={payment} />
                <Button size="sm" icon="plus" busy={busy} onClick={() => void add(payment.id)}>
                  {t('payment-query.items.add')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
