import type { AccountView, Balance } from '@touchline/contract/account/calls';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { ConfirmDialog, InfoDialog } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import type { NamedCurrency } from '../../shell/formats/named-currencies.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { NewWallet } from './new-wallet.tsx';
import { OfficePage } from './office-page.tsx';
import { WalletList } from './wallet-list.tsx';

interface WalletsPageProps {
  readonly balance: Balance;
  readonly currencies: readonly NamedCurrency[];
}

/** Accounts in currencies: one is in use at a time; an empty one can be put away, another opened. */
export function WalletsPage({ balance, currencies }: WalletsPageProps) {
  const t = useTranslator();
  const caller = useApiClient();
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
      <WalletList
        accounts={balance.accounts}
        currencies={currencies}
        busy={busy}
        onUse={(account) => void use(account)}
        onPutAway={setAsked}
      />
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
