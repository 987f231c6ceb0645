import type { AccountView, Balance } from '@touchline/contract/account';
import { Badge } from '@touchline/ui/badge';
import { Button, buttonClass, IconButton } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Confirm, Info } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { Select } from '@touchline/ui/select';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import type { NamedCurrency } from '../../named-currencies.ts';
import { ProblemNote } from '../../problem-note.tsx';
import { useCall } from '../../use-call.ts';
import { useFormats } from '../../use-formats.ts';
import { OfficePage } from './office-page.tsx';

interface WalletsPageProps {
  readonly balance: Balance;
  readonly currencies: readonly NamedCurrency[];
}

/** Accounts in currencies: one is in use at a time; an empty one can be put away, another opened. */
export function WalletsPage({ balance, currencies }: WalletsPageProps) {
  const t = useTexts();
  const caller = useCaller();
  const { amount } = useFormats();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useCall();
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
      <ProblemNote text={problem} />
      <Card>
        <ul className="office-list">
          {balance.accounts.map((account) => (
            <li key={account.id} className="office-wallet">
              <span className="office-cur" aria-hidden="true">
                {account.symbol}
              </span>
              <span className="main">
                <b>{currencies.find(({ code }) => code === account.iso)?.name ?? account.iso}</b>
                <small>
                  {account.iso} · <span className="num">{account.id}</span>
                </small>
              </span>
              <b className="num">{amount(account.money, account.iso)}</b>
              <span className="office-wallet-acts">
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
        <CardHead title={t('office.convert.title')} />
        <div className="office-b">
          <p className="mut">{t('office.convert.lead')}</p>
          <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/office/convert-account`}>
            <Icon name="swap" size="s" />
            {t('office.convert.go')}
          </Link>
        </div>
      </Card>
      <Confirm
        open={asked !== null && isEmpty(asked)}
        title={t('office.wallets.delete', { currency: asked?.iso ?? '' })}
        text={t('office.wallets.delete-text')}
        confirmText={t('office.wallets.put-away')}
        cancelText={t('action.cancel')}
        danger
        onConfirm={() => asked && void putAway(asked)}
        onCancel={() => setAsked(null)}
      />
      <Info
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
  const t = useTexts();
  const caller = useCaller();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useCall();
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
      <CardHead title={t('office.wallets.new')} />
      <div className="office-b">
        <Select
          label={t('registration.field.currency')}
          options={free.map(({ id, code, name }) => ({ value: String(id), name, iso: code, after: code }))}
          value={chosen}
          error={problem ?? undefined}
          onChange={setChosen}
        />
        <div className="acts">
          <Button tone="brand" busy={busy} disabled={chosen === null} onClick={open}>
            {t('office.wallets.open')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
