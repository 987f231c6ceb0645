import type { Balance } from '@touchline/contract/account/calls';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useIsOpen } from '../../../shell/loaders/closed-parts.ts';
import { HomeProblem } from './home-card.tsx';

/** The account in use on the pitch, with the ways in and out of it; the others beside it. */
export function HomeBalances({ balance }: { readonly balance: Balance | null }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const isOpen = useIsOpen();
  if (balance === null) return <HomeProblem title={t('account.balances')} />;
  const name = (account: Balance['allAccounts'][number]): string =>
    t(account.isBonus ? 'office.account.bonus' : 'office.account.money', { currency: account.iso });
  return (
    <ul className="office-home-sums" aria-label={t('account.balances')}>
      {balance.allAccounts
        .toSorted((a, b) => Number(b.isActive) - Number(a.isActive))
        .map((account) => (
          <li key={account.id} className="office-home-balance" data-active={account.isActive}>
            <p>
              <Icon name={account.isBonus ? 'gift' : 'wallet'} size="s" />
              {name(account)}
            </p>
            <b className="figures">{amount(account.money, account.iso)}</b>
            {account.isActive ? (
              <div className="office-home-actions">
                <Link className={buttonClass('brand', 'sm')} to={`/${t.language}/office/recharge`}>
                  {t('office.page.office_recharge')}
                </Link>
                {isOpen('withdrawal') ? (
                  <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/office/deduce`}>
                    {t('office.page.office_deduce')}
                  </Link>
                ) : null}
              </div>
            ) : null}
          </li>
        ))}
    </ul>
  );
}
