import type { PaymentStatus } from '@touchline/contract/payment-words';
import type { PaymentView } from '@touchline/contract/payments';
import { Button } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Confirm } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { Steps } from '../../steps.tsx';
import { useCall } from '../../use-call.ts';
import { useFormats } from '../../use-formats.ts';
import { methodIcon } from './method-tiles.tsx';

const NAMES = ['requested', 'approved', 'sent', 'paid'] as const;
const STEPS: readonly PaymentStatus[] = NAMES;

interface WithdrawalsUnderWayProps {
  readonly payments: readonly PaymentView[];
  /** Whether they can be taken back before they are sent. */
  readonly reversible: boolean;
  readonly onCancelled: () => void;
}

/** Each withdrawal with the step that it is at, and the way back while there is one. */
export function WithdrawalsUnderWay({ payments, reversible, onCancelled }: WithdrawalsUnderWayProps) {
  const t = useTexts();
  const caller = useCaller();
  const { amount, dateTimeLong } = useFormats();
  const { busy, problem, run } = useCall();
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
      <CardHead title={t('withdrawal.under-way')}>
        <span className="mut num">{payments.length}</span>
      </CardHead>
      <ProblemNote text={problem} />
      <ul className="pay-moving">
        {payments.map((payment) => {
          const { id, method, status, destination, createdAt, heldUntil } = payment;
          const isReviewed = status === 'requested';
          return (
            <li key={id}>
              <div className="pay-line">
                <Icon name={methodIcon(method)} className="off-ic" />
                <span className="main">
                  <b>
                    {t.find(`payment.method.${method}`) ?? method} <bdi>{destination}</bdi>
                  </b>
                  <small>
                    <span className="num">{dateTimeLong(createdAt)}</span>
                  </small>
                </span>
                <b className="num">{written(payment)}</b>
              </div>
              <Steps
                label={t('withdrawal.step.label')}
                names={NAMES.map((step) => t(`withdrawal.step.${step}`))}
                at={STEPS.indexOf(status) + 1}
              />
              {isReviewed ? <Waits>{t('withdrawal.reviewed')}</Waits> : null}
              {heldUntil === null ? null : <Waits>{t('withdrawal.held', { time: dateTimeLong(heldUntil) })}</Waits>}
              {reversible && (isReviewed || status === 'approved') ? (
                <Button size="xs" disabled={busy} onClick={() => setAsked(payment)}>
                  {t('withdrawal.cancel')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Confirm
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
    <p className="mut pay-why">
      <Icon name="clock" size="s" />
      <span>{children}</span>
    </p>
  );
}
