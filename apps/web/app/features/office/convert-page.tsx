import type { Balance } from '@touchline/contract/account';
import type { ReplyFor } from '@touchline/contract/calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { Field } from '@touchline/ui/field';
import { Select } from '@touchline/ui/select';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import type { NamedCurrency } from '../../named-currencies.ts';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { useFormats } from '../../use-formats.ts';
import { OfficePage } from './office-page.tsx';
import { typedText } from './typed-text.ts';

interface ConvertPageProps {
  readonly balance: Balance;
  readonly currencies: readonly NamedCurrency[];
  readonly requests: ReplyFor<'playerRequests'>;
}

const TONES = { open: 'amber', answered: 'brand', closed: 'plain' } as const;

/** Asks to convert an account's money: rates are agreed with a person of the house, whose answer comes as a message. */
export function ConvertPage({ balance, currencies, requests }: ConvertPageProps) {
  const t = useTexts();
  const caller = useCaller();
  const { amount, dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  const form = useCallForm(['account_id', 'currency_id', 'text'] as const);
  const [account, setAccount] = useState(balance.accountId);
  const [currency, setCurrency] = useState<string | null>(null);
  const from = balance.accounts.find(({ id }) => id === account);
  const submit = (): void => {
    const text = typedText(form.element.current, 'text');
    if (!form.check({ currency_id: currency === null ? t('office.required') : null })) return;
    void form.send(
      () =>
        caller.execute('convertAccount', {
          body: { account_id: account, currency_id: Number(currency), ...(text === '' ? {} : { text }) },
        }),
      ({ request_id }) => {
        form.element.current?.reset();
        setCurrency(null);
        notify('success', t('office.convert.sent', { id: request_id }));
        void revalidate();
      },
    );
  };
  return (
    <OfficePage title={t('office.convert.title')} lead={t('office.convert.lead')} above="office/settings/wallets">
      <Card className="office-b">
        <CallFormElement form={form} onSubmit={submit}>
          <ProblemNote text={form.problem} />
          <div className="form-2">
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
          <Field
            label={`${t('office.convert.text')} (${t('common.optional')})`}
            name="text"
            maxLength={500}
            error={form.errors.text}
            onChange={() => form.forget('text')}
          />
          <div className="acts">
            <Button type={form.submitType} tone="brand" busy={form.busy}>
              {t('office.convert.send')}
            </Button>
          </div>
        </CallFormElement>
      </Card>
      <Card>
        <CardHead title={t('office.convert.requests')} />
        {requests.length === 0 ? (
          <Empty title={t('office.convert.none')} text={t('office.convert.none-text')} />
        ) : (
          <ul className="office-list">
            {requests.map(({ id, status, text, at }) => (
              <li key={id}>
                <span className="main">
                  <b className="ell">{text}</b>
                  <small className="num">
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
