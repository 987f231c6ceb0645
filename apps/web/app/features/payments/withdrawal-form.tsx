import type { ReplyFor } from '@touchline/contract/calls';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { Button } from '@touchline/ui/button';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
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
import { WithdrawalSummary } from './withdrawal-summary.tsx';

export type WithdrawalData = ReplyFor<'getWithdrawalOptions'>;

const NEW = 'new';
/** Percent of what can be withdrawn. */
const PERCENT_PRESETS = [25n, 50n, 100n] as const;

interface WithdrawalFormProps {
  readonly data: WithdrawalData;
  readonly onAsked: () => void;
}

/** Where the money goes, how much of it, and what happens then (S138). */
export function WithdrawalForm({ data, onAsked }: WithdrawalFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount: written, scale } = useFormats();
  const form = useCallForm(['destination', 'amount'] as const);
  const [methodId, setMethodId] = useState(data.destinations[0]?.method ?? data.methods[0]?.id ?? '');
  const [amount, setAmount] = useState('');
  const [destination, setDestination] = useState('');
  const known = data.destinations.filter((one) => one.method === methodId);
  const [wanted, setWanted] = useState(known[0]?.id ?? NEW);
  // One wish, one key: a second press on a slow line is the same withdrawal.
  const [key, setKey] = useState(() => nanoid());
  const method = data.methods.find((one) => one.id === methodId);
  if (!method) return null;
  const { currency } = data;
  const decimals = scale(currency);
  const chosen = known.find(({ id }) => id === wanted);
  const available = parseMoney(data.available, decimals);
  const availableMinor = available.ok ? available.value : 0n;
  const short = (text: string): string => written(text, currency, { short: true });

  const change = (field: 'destination' | 'amount', apply: () => void): void => {
    apply();
    setKey(nanoid());
    form.forget(field);
  };
  const chooseMethod = (id: string): void =>
    change('destination', () => {
      setMethodId(id);
      setDestination('');
      setWanted(data.destinations.find((one) => one.method === id)?.id ?? NEW);
      form.forget('amount');
    });
  const submit = (): void => {
    const errors = {
      destination: chosen || destination.trim() !== '' ? null : t('error.destination_wrong'),
      amount: validateAmount(amount, { ...method, available: data.available, unplayed: data.unplayed }, decimals, t, short),
    };
    if (!form.check(errors)) return;
    const where = chosen ? { destination_id: chosen.id } : { destination };
    void form.send(
      () => caller.execute('createWithdrawal', { body: { method: methodId, amount, key, ...where } }),
      (payment) => {
        showToast(
          'success',
          t('withdrawal.done', { amount: written(payment.amount, payment.currency), destination: payment.destination ?? '' }),
        );
        setAmount('');
        setDestination('');
        setKey(nanoid());
        onAsked();
      },
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <MethodTiles
        methods={data.methods}
        value={methodId}
        note={({ hours }) => t('withdrawal.hours', { n: hours })}
        onChoose={chooseMethod}
      />
      <FormError text={form.problem} />
      {known.length > 0 ? (
        <SelectField
          label={t('withdrawal.destination')}
          name="destination_id"
          value={chosen?.id ?? NEW}
          options={[
            ...known.map(({ id, masked }) => ({ value: id, label: masked })),
            { value: NEW, label: t('withdrawal.destination.new') },
          ]}
          onChange={(event) => change('destination', () => setWanted(event.target.value))}
        />
      ) : null}
      {chosen ? null : (
        <TextField
          label={t(`withdrawal.destination.${method.destination}`)}
          name="destination"
          dir="ltr"
          maxLength={64}
          spellCheck={false}
          autoComplete={method.destination === 'card' ? 'cc-number' : 'off'}
          inputMode={method.destination === 'card' ? 'numeric' : 'text'}
          value={destination}
          hint={data.pauseHours === 0 ? t('withdrawal.destination.own') : t('withdrawal.destination.own-held', { n: data.pauseHours })}
          error={form.errors.destination}
          onChange={(event) => change('destination', () => setDestination(event.target.value))}
        />
      )}
      <AmountField
        label={t('withdrawal.amount')}
        currency={currency}
        method={method}
        value={amount}
        error={form.errors.amount}
        onChange={(text) => change('amount', () => setAmount(text))}
      />
      <fieldset className="presets figures deposit-presets">
        <legend className="screen-reader-only">{t('withdrawal.parts')}</legend>
        {PERCENT_PRESETS.map((part) => {
          const text = formatMoney((availableMinor * part) / 100n, decimals);
          return (
            <button
              key={part}
              type="button"
              className={text === amount ? 'preset-on' : undefined}
              disabled={availableMinor === 0n}
              onClick={() => change('amount', () => setAmount(text))}
            >
              {part === 100n ? t('withdrawal.all') : `${part} %`}
            </button>
          );
        })}
      </fieldset>
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
