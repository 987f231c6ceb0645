import type { ReplyFor } from '@touchline/contract/calls';
import { parseMoney } from '@touchline/kernel/money';
import { Button } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { useFormats } from '../../use-formats.ts';
import { AmountField } from './amount-field.tsx';
import { checkAmount } from './check-amount.ts';
import { MethodTiles } from './method-tiles.tsx';

type Recharge = ReplyFor<'rechargeData'>;

/** Method, amount with presets and limits, and the way to the provider's page (S148). */
export function DepositForm({ data, wished }: { readonly data: Recharge; readonly wished: string }) {
  const t = useTexts();
  const caller = useCaller();
  const { amount: written, scale } = useFormats();
  const form = useCallForm(['method', 'amount'] as const);
  const [methodId, setMethodId] = useState(data.methods[0]?.id ?? '');
  const method = data.methods.find((one) => one.id === methodId);
  const [amount, setAmount] = useState(() => wished || (data.methods[0]?.presets[1] ?? ''));
  // One attempt, one key: a second press on a slow line is the same deposit.
  const [key, setKey] = useState(() => nanoid());
  if (!method) return <Empty title={t('deposit.methods.empty.title')} text={t('deposit.methods.empty.text')} />;
  const { currency } = method;
  const short = (text: string): string => written(text, currency, { short: true });

  const choose = (change: { readonly method?: string; readonly amount?: string }): void => {
    if (change.method !== undefined) setMethodId(change.method);
    if (change.amount !== undefined) setAmount(change.amount);
    setKey(nanoid());
    form.forget('amount');
  };
  const submit = (): void => {
    if (!form.check({ amount: checkAmount(amount, method, scale(currency), t, short) })) return;
    void form.send(
      () => caller.execute('createDeposit', { body: { method: method.id, amount, key, return_path: `/${t.language}/deposit/status` } }),
      ({ redirectUrl }) => window.location.assign(redirectUrl),
    );
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <MethodTiles methods={data.methods} value={methodId} onChoose={(id) => choose({ method: id })} />
      <ProblemNote text={form.problem} />
      <AmountField
        label={t('deposit.amount')}
        currency={currency}
        method={method}
        value={amount}
        error={form.errors.amount}
        onChange={(text) => choose({ amount: text })}
      />
      <div className="presets num deposit-p">
        {method.presets.map((preset) => (
          <button key={preset} type="button" className={preset === amount ? 'on' : undefined} onClick={() => choose({ amount: preset })}>
            {short(preset)}
          </button>
        ))}
      </div>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('deposit.submit', { amount: parseMoney(amount, scale(currency)).ok ? written(amount, currency) : '' })}
      </Button>
      <p className="mut3 deposit-n">
        {t('deposit.redirect')} {t('deposit.sandbox')}
      </p>
    </CallFormElement>
  );
}
