import type { Balance } from '@touchline/contract/account/calls';
import type { ReplyFor } from '@touchline/contract/calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
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
import { OfficePage } from './office-page.tsx';
import { readTextInput } from './read-text-input.ts';

interface ConvertPageProps {
  readonly balance: Balance;
  readonly currencies: readonly NamedCurrency[];
  readonly requests: ReplyFor<'playerRequests'>;
}

const TONES = { open: 'amber', answered: 'brand', closed: 'plain' } as const;

/** Asks to convert an account's money: rates are agreed with a person of the house, whose answer comes as a message. */
export function ConvertPage({ balance, currencies, requests }: ConvertPageProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount, dateTimeLong } = useFormats();
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
    <OfficePage title={t('office.convert.title')} lead={t('office.convert.lead')} above="office/settings/wallets">
      <Card className="office-body">
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
      </Card>
      <Card>
        <CardHeader title={t('office.convert.requests')} />
        {requests.length === 0 ? (
          <EmptyState title={t('office.convert.none')} text={t('office.convert.none-text')} />
        ) : (
          <ul className="office-list">
            {requests.map(({ id, status, text, at }) => (
              <li key={id}>
                <span className="office-main">
                  <b className="ellipsis">{text}</b>
                  <small className="figures">
                    #{id} · {dateTimeLong(at * 1000)}
                  </small>
                </span>
                <Badge tone={TONES[status]}>{t(`office.request.${status}`)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </OfficePage>
  );
}
