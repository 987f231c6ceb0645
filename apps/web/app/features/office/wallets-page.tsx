import type { AccountView, Balance } from '@touchline/contract/account/calls';
import { Badge } from '@touchline/ui/badge';
import { Button, buttonClass, IconButton } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { ConfirmDialog, InfoDialog } from '@touchline/ui/dialog';
import { Select } from '@touchline/ui/forms/select';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import type { NamedCurrency } from '../../shell/formats/named-currencies.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OfficePage } from './office-page.tsx';

interface WalletsPageProps {
  readonly balance: Balance;
  readonly currencies: readonly NamedCurrency[];
}

/** Accounts in currencies: one is in use at a time; an empty one can be put away, another opened. */
export function WalletsPage({ balance, currencies }: WalletsPageProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount } = useFormats();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useAction();
  const [asked, setAsked] = useState<AccountView | null>(null);
  const done = (sentence: string) => (): string => {
    void revalidate();
    return sentence;
  };
  const use = ({ id, iso }: AccountView): Promise<void> =>
    run(() => caller.execute('setActiveAccount', { body: { account_id: id } }), done(t('office.wallets.used', { currency: iso })));
  const putAway = ({ id, iso }: AccountView): Promise<void> => {
    setAsked(null);
    return run(
      () => caller.execute('deleteCurrencyAccount', { body: { account_id: id } }),
      done(t('office.wallets.deleted', { currency: iso })),
    );
  };
  const isEmpty = ({ money, unplacedBets }: AccountView): boolean => Number(money) === 0 && Number(unplacedBets) === 0;
  return (
    <OfficePage title={t('office.page.office_settings_wallets')} lead={t('office.wallets.lead')}>
      <FormError text={problem} />
      <Card>
        <ul className="office-list">
          {balance.accounts.map((account) => (
            <li key={account.id} className="office-wallet">
              <span className="office-currency" aria-hidden="true">
                {account.symbol}
              </span>
              <span className="office-main">
                <b>{currencies.find(({ code }) => code === account.iso)?.name ?? account.iso}</b>
                <small>
                  {account.iso} · <span className="figures">{account.id}</span>
                </small>
              </span>
              <b className="figures">{amount(account.money, account.iso)}</b>
              <span className="office-wallet-actions">
                {account.isActive ? (
                  <Badge tone="brand">{t('office.wallets.active')}</Badge>
                ) : (
                  <>
                    <Button size="xs" disabled={busy} onClick={() => void use(account)}>
                      {t('office.wallets.use')}
                    </Button>
                    <IconButton
                      icon="trash"
                      small
                      disabled={busy}
                      label={t('office.wallets.delete', { currency: account.iso })}
                      onClick={() => setAsked(account)}
                    />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <NewWallet balance={balance} currencies={currencies} />
      <Card>
        <CardHeader title={t('office.convert.title')} />
        <div className="office-body">
          <p className="muted">{t('office.convert.lead')}</p>
          <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/office/convert-account`}>
            <Icon name="swap" size="s" />
            {t('office.convert.go')}
          </Link>
        </div>
      </Card>
      <ConfirmDialog
        open={asked !== null && isEmpty(asked)}
        title={t('office.wallets.delete', { currency: asked?.iso ?? '' })}
        text={t('office.wallets.delete-text')}
        confirmText={t('office.wallets.put-away')}
        cancelText={t('action.cancel')}
        danger
        onConfirm={() => asked && void putAway(asked)}
        onCancel={() => setAsked(null)}
      />
      <InfoDialog
        open={asked !== null && !isEmpty(asked)}
        title={t('office.wallets.delete', { currency: asked?.iso ?? '' })}
        text={t('office.wallets.not-empty')}
        okText={t('action.ok')}
        closeText={t('action.close')}
        onClose={() => setAsked(null)}
      />
    </OfficePage>
  );
}

function NewWallet({ balance, currencies }: WalletsPageProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useAction();
  const [chosen, setChosen] = useState<string | null>(null);
  const free = currencies.filter(({ id }) => !balance.accounts.some((account) => account.currencyId === id));
  const open = (): void => {
    if (chosen === null) return;
    const code = free.find(({ id }) => String(id) === chosen)?.code ?? '';
    void run(
      () => caller.execute('createCurrencyAccount', { body: { currency_id: Number(chosen) } }),
      () => {
        setChosen(null);
        void revalidate();
        return t('office.wallets.created', { currency: code });
      },
    );
  };
  return (
    <Card>
      <CardHeader title={t('office.wallets.new')} />
      <div className="office-body">
        <Select
          label={t('registration.field.currency')}
          options={free.map(({ id, code, name }) => ({ value: String(id), name, iso: code, after: code }))}
          value={chosen}
          error={problem ?? undefined}
          onChange={setChosen}
        />
        <div className="office-actions">
          <Button tone="brand" busy={busy} disabled={chosen === null} onClick={open}>
            {t('office.wallets.open')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
