import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Menu } from '@touchline/ui/menu';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { useIsOpen } from '../../shell/loaders/closed-parts.ts';
import { limitsPath, officePath } from '../../shell/paths.ts';
import { useSession, useSessionStore } from '../../shell/session/session-context.tsx';
import { useLogOut } from './use-log-out.ts';

/** The end of the header: log in and register, or balance, deposit and the account's menu. */
export function HeaderAccount({ bell }: { readonly bell: ReactNode }) {
  const t = useTranslator();
  const session = useSession();
  const { openLogin } = useSessionStore();
  if (session === null)
    return (
      <>
        <Button size="sm" className="login-button" onClick={openLogin}>
          {t('nav.login')}
        </Button>
        <Link className={buttonClass('brand', 'sm')} to={`/${t.language}/registration`}>
          {t('nav.register')}
        </Link>
      </>
    );
  return <LoggedInAccount bell={bell} />;
}

function LoggedInAccount({ bell }: { readonly bell: ReactNode }) {
  const t = useTranslator();
  const isOpen = useIsOpen();
  const logOut = useLogOut();
  const session = useSession();
  const { amount } = useFormats();
  if (session === null) return null;
  const written = amount(session.balance, session.currency);
  return (
    <>
      <span className="header-balance figures" role="status" aria-label={t('header.balance-of', { amount: written })}>
        {written}
      </span>
      <Link className={`${buttonClass('brand', 'sm')} header-deposit`} to={`/${t.language}/deposit`} aria-label={t('nav.deposit')}>
        <Icon name="plus" size="s" />
        <span>{t('nav.deposit')}</span>
      </Link>
      {bell}
      <Menu className="icon-button header-account" label={t('header.account-menu')} chevron={false} face={<Icon name="user" />}>
        <p className="menu-head">
          {t('account.number')} <b className="figures">{session.playerId}</b>
        </p>
        <Link to={officePath(t.language)}>
          <Icon name="user" size="s" />
          {t('office.title')}
        </Link>
        <Link to={`/${t.language}/bets`}>
          <Icon name="coupon" size="s" />
          {t('nav.my-bets')}
        </Link>
        <Link to={`/${t.language}/deposit`}>
          <Icon name="wallet" size="s" />
          {t('nav.deposit')}
        </Link>
        {isOpen('withdrawal') ? (
          <Link to={`/${t.language}/office/deduce`}>
            <Icon name="bank" size="s" />
            {t('office.page.office_deduce')}
          </Link>
        ) : null}
        <Link to={limitsPath(t.language)}>
          <Icon name="heart" size="s" />
          {t('office.page.office_responsible_gambling')}
        </Link>
        <Link to={`/${t.language}/settings`}>
          <Icon name="gear" size="s" />
          {t('nav.settings')}
        </Link>
        <button type="button" onClick={logOut}>
          <Icon name="logout" size="s" />
          {t('nav.logout')}
        </button>
      </Menu>
    </>
  );
}
