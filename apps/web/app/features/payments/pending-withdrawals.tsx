import type { PaymentView } from '@touchline/contract/payments/calls';
import type { PaymentStatus } from '@touchline/contract/payments/enums';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { StepProgress } from '../../shell/forms/step-progress.tsx';
import { methodIcon } from './method-tiles.tsx';

const NAMES = ['requested', 'approved', 'sent', 'paid'] as const;
const STEPS: readonly PaymentStatus[] = NAMES;

interface PendingWithdrawalsProps {
  readonly payments: readonly PaymentView[];
  /** Whether they can be taken back before they are sent. */
  readonly reversible: boolean;
  readonly onCancelled: () => void;
}

/** Each withdrawal with the step that it is at, and the way back while there is one. */
export function PendingWithdrawals({ payments, reversible, onCancelled }: PendingWithdrawalsProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount, dateTimeLong } = useFormats();
  const { busy, problem, run } = useAction();
  const [asked, setAsked] = useState<PaymentView | null>(null);
  if (payments.length === 0) return null;
  const written = (payment: PaymentView | null): string => (payment ? amount(payment.amount, payment.currency) : '');
  const cancel = (payment: PaymentView): void => {
    setAsked(null);
    void run(
      () => caller.execute('cancelWithdrawal', { params: { id: payment.id } }),
      () => {
        onCancelled();
        return t('withdrawal.cancelled', { amount: written(payment) });
      },
    );
  };
  return (
    <Card>
      <CardHeader title={t('withdrawal.under-way')}>
        <span className="muted figures">{payments.length}</span>
      </CardHeader>
      <FormError text={problem} />
      <ul className="payment-moving">
        {payments.map((payment) => {
          const { id, method, status, destination, createdAt, heldUntil } = payment;
          const isReviewed = status === 'requested';
          return (
            <li key={id}>
              <div className="payment-line">
                <Icon name={methodIcon(method)} className="payment-icon" />
                <span className="payment-main">
                  <b>
                    {t.find(`payment.method.${method}`) ?? method} <bdi>{destination}</bdi>
                  </b>
                  <small>
                    <span className="figures payment-figures">{dateTimeLong(createdAt)}</span>
                  </small>
                </span>
                <b className="figures payment-figures">{written(payment)}</b>
              </div>
              <StepProgress
                label={t('withdrawal.step.label')}
                names={NAMES.map((step) => t(`withdrawal.step.${step}`))}
                at={STEPS.indexOf(status) + 1}
              />
              {isReviewed ? <Waits>{t('withdrawal.reviewed')}</Waits> : null}
              {heldUntil === null ? null : <Waits>{t('withdrawal.held', { time: dateTimeLong(heldUntil) })}</Waits>}
              {reversible && (isReviewed || status === 'approved') ? (
                <Button className="payment-cancel" size="xs" disabled={busy} onClick={() => setAsked(payment)}>
                  {t('withdrawal.cancel')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('withdrawal.cancel.title', { amount: written(asked) })}
        text={t('withdrawal.cancel.text')}
        confirmText={t('withdrawal.cancel')}
        cancelText={t('action.close')}
        onConfirm={() => asked && cancel(asked)}
        onCancel={() => setAsked(null)}
      />
    </Card>
  );
}

function Waits({ children }: { readonly children: string }) {
  return (
    <p className="muted payment-reason">
      <Icon name="clock" size="s" />
      <span>{children}</span>
    </p>
  );
}
