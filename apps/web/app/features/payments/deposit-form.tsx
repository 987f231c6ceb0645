import type { ReplyFor } from '@touchline/contract/calls';
import { parseMoney } from '@touchline/kernel/money';
import { Button } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { AmountField } from './amount-field.tsx';
import { MethodTiles } from './method-tiles.tsx';
import { validateAmount } from './validate-amount.ts';

type DepositData = ReplyFor<'getDepositOptions'>;

/** Method, amount with presets and limits, and the way to the provider's page (S148). */
export function DepositForm({ data, wished }: { readonly data: DepositData; readonly wished: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount: written, scale } = useFormats();
  const form = useCallForm(['method', 'amount'] as const);
  const [methodId, setMethodId] = useState(data.methods[0]?.id ?? '');
  const method = data.methods.find((one) => one.id === methodId);
  const [amount, setAmount] = useState(() => wished || (data.methods[0]?.presets[1] ?? ''));
  // One attempt, one key: a second press on a slow line is the same deposit.
  const [key, setKey] = useState(() => nanoid());
  if (!method) return <EmptyState title={t('deposit.methods.empty.title')} text={t('deposit.methods.empty.text')} />;
  const { currency } = method;
  const short = (text: string): string => written(text, currency, { short: true });

  const choose = (change: { readonly method?: string; readonly amount?: string }): void => {
    if (change.method !== undefined) setMethodId(change.method);
    if (change.amount !== undefined) setAmount(change.amount);
    setKey(nanoid());
    form.forget('amount');
  };
  const submit = (): void => {
    if (!form.check({ amount: validateAmount(amount, method, scale(currency), t, short) })) return;
    void form.send(
      () => caller.execute('createDeposit', { body: { method: method.id, amount, key, return_path: `/${t.language}/deposit/status` } }),
      ({ redirectUrl }) => window.location.assign(redirectUrl),
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <MethodTiles methods={data.methods} value={methodId} onChoose={(id) => choose({ method: id })} />
      <FormError text={form.problem} />
      <AmountField
        label={t('deposit.amount')}
        currency={currency}
        method={method}
        value={amount}
        error={form.errors.amount}
        onChange={(text) => choose({ amount: text })}
      />
      <div className="presets figures deposit-presets">
        {method.presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={preset === amount ? 'preset-on' : undefined}
            onClick={() => choose({ amount: preset })}
          >
            {short(preset)}
          </button>
        ))}
      </div>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('deposit.submit', { amount: parseMoney(amount, scale(currency)).ok ? written(amount, currency) : '' })}
      </Button>
      <p className="faint deposit-note">
        {t('deposit.redirect')} {t('deposit.sandbox')}
      </p>
    </CallForm>
  );
}
