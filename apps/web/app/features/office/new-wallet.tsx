import type { Balance } from '@touchline/contract/account/calls';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { Select } from '@touchline/ui/forms/select';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import type { NamedCurrency } from '../../shell/formats/named-currencies.ts';

interface NewWalletProps {
  readonly balance: Balance;
  readonly currencies: readonly NamedCurrency[];
}

/** Opens an account in a currency that the player has none in yet. */
export function NewWallet({ balance, currencies }: NewWalletProps) {
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
