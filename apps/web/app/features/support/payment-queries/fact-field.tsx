import { PAYMENT_METHOD_IDS } from '@touchline/contract/payments/enums';
import { FACT_LENGTH, type PaymentFact, type QueryFact } from '@touchline/contract/support/payment-query-enums';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';

interface FactFieldProps {
  readonly fact: PaymentFact | QueryFact;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(event: { readonly target: { readonly value: string } }): void;
}

/** The control that a fact is typed or chosen in. */
export function FactField({ fact, ...control }: FactFieldProps) {
  const t = useTranslator();
  const label = t(`payment-query.fact.${fact}`);
  if (fact === 'method')
    return (
      <SelectField
        label={label}
        options={[
          ...(control.value === '' ? [{ value: '', label: t('support.topic.choose') }] : []),
          ...PAYMENT_METHOD_IDS.map((value) => ({ value, label: t(`payment.method.${value}`) })),
        ]}
        {...control}
      />
    );
  if (fact === 'paidOn') return <TextField label={label} type="date" {...control} />;
  if (fact === 'amount') return <TextField label={label} inputMode="decimal" autoComplete="off" maxLength={20} dir="ltr" {...control} />;
  if (fact === 'last4') return <TextField label={label} inputMode="numeric" autoComplete="off" maxLength={4} dir="ltr" {...control} />;
  return <TextField label={label} autoComplete="off" maxLength={FACT_LENGTH.max} {...control} />;
}
