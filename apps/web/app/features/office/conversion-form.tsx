import type { Balance } from '@touchline/contract/account/calls';
import { Button } from '@touchline/ui/button';
import { Select } from '@touchline/ui/forms/select';
import { TextField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import type { NamedCurrency } from '../../shell/formats/named-currencies.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { readTextInput } from './read-text-input.ts';

interface ConversionFormProps {
  readonly balance: Balance;
  readonly currencies: readonly NamedCurrency[];
}

/** Which account is to be converted, into which currency, and what the player wants to add. */
export function ConversionForm({ balance, currencies }: ConversionFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount } = useFormats();
  const { revalidate } = useRevalidator();
  const form = useCallForm(['account_id', 'currency_id', 'text'] as const);
  const [account, setAccount] = useState(balance.accountId);
  const [currency, setCurrency] = useState<string | null>(null);
  const from = balance.accounts.find(({ id }) => id === account);
  const submit = (): void => {
    const text = readTextInput(form.element.current, 'text');
    if (!form.check({ currency_id: currency === null ? t('office.required') : null })) return;
    void form.send(
      () =>
        caller.execute('convertAccount', {
          body: { account_id: account, currency_id: Number(currency), ...(text === '' ? {} : { text }) },
        }),
      ({ request_id }) => {
        form.element.current?.reset();
        setCurrency(null);
        showToast('success', t('office.convert.sent', { id: request_id }));
        void revalidate();
      },
    );
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <FormError text={form.problem} />
      <div className="form-pair office-fields">
        <Select
          label={t('office.convert.from')}
          options={balance.accounts.map(({ id, iso, money }) => ({
            value: id,
            name: currencies.find(({ code }) => code === iso)?.name ?? iso,
            iso,
            after: amount(money, iso),
          }))}
          value={account}
          search={false}
          error={form.errors.account_id}
          onChange={(id) => {
            setAccount(id);
            setCurrency(null);
          }}
        />
        <Select
          label={t('office.convert.to')}
          options={currencies
            .filter(({ id }) => id !== from?.currencyId)
            .map(({ id, code, name }) => ({ value: String(id), name, iso: code, after: code }))}
          value={currency}
          error={form.errors.currency_id}
          onChange={(id) => {
            setCurrency(id);
            form.forget('currency_id');
          }}
        />
      </div>
      <TextField
        label={`${t('office.convert.text')} (${t('common.optional')})`}
        name="text"
        maxLength={500}
        error={form.errors.text}
        onChange={() => form.forget('text')}
      />
      <div className="office-actions">
        <Button type={form.submitType} tone="brand" busy={form.busy}>
          {t('office.convert.send')}
        </Button>
      </div>
    </CallForm>
  );
}
