import { currencyByCode } from '@touchline/catalogue/currencies';
import type { ReplyFor } from '@touchline/contract/calls';
import { parseMoney } from '@touchline/kernel/money';
import { Button } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { Field } from '@touchline/ui/field';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { useFormats } from '../../use-formats.ts';
import { checkDeposit } from './check-deposit.ts';

type Recharge = ReplyFor<'rechargeData'>;
type Method = Recharge['methods'][number];

const ICONS: Readonly<Record<string, IconName>> = { card: 'card', bank: 'bank', wallet: 'wallet' };
const iconOf = ({ media_key, id }: Method): IconName =>
  ICONS[Object.keys(ICONS).find((key) => `${media_key} ${id}`.includes(key)) ?? ''] ?? 'wallet';

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
    if (!form.check({ amount: checkDeposit(amount, method, scale(currency), t, short) })) return;
    void form.send(
      () => caller.execute('createDeposit', { body: { method: method.id, amount, key, return_path: `/${t.language}/deposit/status` } }),
      ({ redirectUrl }) => window.location.assign(redirectUrl),
    );
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <fieldset className="methods">
        <legend>{t('deposit.method')}</legend>
        {data.methods.map((one) => (
          <label key={one.id} className={one.id === methodId ? 'on' : undefined}>
            <input
              type="radio"
              className="sr"
              name="method"
              value={one.id}
              checked={one.id === methodId}
              onChange={() => choose({ method: one.id })}
            />
            <Icon name={iconOf(one)} />
            <b>{one.title}</b>
            <small className="num">
              {t('deposit.limits', {
                min: written(one.minAmount, one.currency, { short: true }),
                max: written(one.maxAmount, one.currency, { short: true }),
              })}
            </small>
          </label>
        ))}
      </fieldset>
      <ProblemNote text={form.problem} />
      <Field
        label={t('deposit.amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={16}
        value={amount}
        before={<span aria-hidden="true">{currencyByCode(currency)?.symbol ?? currency}</span>}
        hint={t('deposit.limits', { min: short(method.minAmount), max: short(method.maxAmount) })}
        error={form.errors.amount}
        onChange={(event) => choose({ amount: event.target.value.replace(',', '.') })}
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
