import type { PaymentView } from '@touchline/contract/payments/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { PaymentLine } from './payment-line.tsx';

interface PaymentChoiceProps {
  readonly payments: readonly PaymentView[];
  readonly chosen: readonly string[];
  /** As many are chosen as may be: only those can be changed. */
  readonly full: boolean;
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Payments of the history to choose from. */
export function PaymentChoice({ payments, chosen, full, error, onChange }: PaymentChoiceProps) {
  const t = useTranslator();
  return (
    <fieldset className="payment-choice" aria-describedby={error ? 'payment-choice-error' : undefined}>
      <legend>{t('payment-query.choose')}</legend>
      {payments.map((payment) => {
        const on = chosen.includes(payment.id);
        return (
          <label key={payment.id} className={on ? 'payment-choice-on' : undefined}>
            <input
              type="checkbox"
              name="payments"
              value={payment.id}
              checked={on}
              disabled={full && !on}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(on ? chosen.filter((id) => id !== payment.id) : [...chosen, payment.id])}
            />
            <PaymentLine payment={payment} />
          </label>
        );
      })}
      {error ? (
        <p id="payment-choice-error" className="hint hint-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
