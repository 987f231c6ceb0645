import { parseMoney } from '@touchline/kernel/money';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { AmountField } from './amount-field.tsx';
import { AmountShares } from './amount-shares.tsx';
import { DestinationFields } from './destination-fields.tsx';
import { MethodTiles } from './method-tiles.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import type { WithdrawalData } from './withdrawal-data.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

interface WithdrawalFormProps {
  readonly data: WithdrawalData;
  readonly onRequested: () => void;
}

/** The destination of the money, the amount, and what happens then (S138). */
export function WithdrawalForm({ data, onRequested }: WithdrawalFormProps) {
  const t = useTranslator();
  const { amount: written, scale } = useFormats();
  const withdrawal = useWithdrawal(data, onRequested);
  const { form, method, amount, chosen } = withdrawal;
  if (!method) return null;
  const { currency } = data;
  const decimals = scale(currency);
  const available = parseMoney(data.available, decimals);
  const availableMinor = available.ok ? available.value : 0n;
  return (
    <CallForm form={form} onSubmit={withdrawal.submit}>
      <MethodTiles
        methods={data.methods}
        value={method.id}
        note={({ hours }) => t('withdrawal.hours', { n: hours })}
        onChoose={withdrawal.chooseMethod}
      />
      <FormError text={form.problem} />
      <DestinationFields
        known={withdrawal.known}
        chosen={chosen}
        destination={withdrawal.destination}
        type={method.destination}
        pauseHours={data.pauseHours}
        error={form.errors.destination}
        onChoose={withdrawal.chooseDestination}
        onChange={withdrawal.writeDestination}
      />
      <AmountField
        label={t('withdrawal.amount')}
        currency={currency}
        method={method}
        value={amount}
        error={form.errors.amount}
        onChange={withdrawal.writeAmount}
      />
      <AmountShares availableMinor={availableMinor} decimals={decimals} value={amount} onChoose={withdrawal.writeAmount} />
      <WithdrawalSummary data={data} amount={amount} hours={method.hours} isNew={!chosen} />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy} disabled={availableMinor === 0n}>
        {availableMinor === 0n
          ? t('withdrawal.nothing')
          : t('withdrawal.submit', { amount: parseMoney(amount, decimals).ok ? written(amount, currency) : '' })}
      </Button>
      <p className="faint deposit-note">{t('deposit.sandbox')}</p>
    </CallForm>
  );
}
