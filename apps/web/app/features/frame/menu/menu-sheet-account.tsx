import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useIsOpen } from '../../../shell/loaders/closed-parts.ts';
import { limitsPath, officePath } from '../../../shell/paths.ts';
import { useSession, useSessionStore } from '../../../shell/session/session-context.tsx';

interface MenuSheetAccountProps {
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** The head of the menu: the ways in for guests; for a player the balance, the money's ways in and out, and the account. */
export function MenuSheetAccount({ onClose, onLogOut }: MenuSheetAccountProps) {
  const t = useTranslator();
  const session = useSession();
  const { openLogin } = useSessionStore();
  if (session !== null) return <PlayerAccount onLogOut={onLogOut} />;
  return (
    <section className="menu-sheet-account" aria-label={t('office.title')}>
      <p>{t('navigation.guest')}</p>
      <div className="menu-sheet-buttons">
        <Button
          onClick={() => {
            onClose();
            openLogin();
          }}
        >
          {t('nav.login')}
        </Button>
        <Link className={buttonClass('brand')} to={`/${t.language}/registration`}>
          {t('nav.register')}
        </Link>
      </div>
    </section>
  );
}

function PlayerAccount({ onLogOut }: Pick<MenuSheetAccountProps, 'onLogOut'>) {
  const t = useTranslator();
  const isOpen = useIsOpen();
  const session = useSession();
  const { amount } = useFormats();
  if (session === null) return null;
  return (
    <section className="menu-sheet-account" aria-label={t('office.title')}>
      <p className="menu-sheet-balance">
        {t('header.balance')}
        <b className="figures">{amount(session.balance, session.currency)}</b>
      </p>
      <div className="menu-sheet-buttons">
        <Link className={buttonClass('brand')} to={`/${t.language}/deposit`}>
          <Icon name="plus" size="s" />
          {t('nav.deposit')}
        </Link>
        {isOpen('withdrawal') ? (
          <Link className={buttonClass('plain')} to={`${officePath(t.language)}/deduce`}>
            {t('office.page.office_deduce')}
          </Link>
        ) : null}
      </div>
      <div className="side menu-sheet-links">
        <Link className="side-link" to={officePath(t.language)}>
          <Icon name="user" />
          {t('office.title')}
          <span className="side-count figures">{session.playerId}</span>
        </Link>
        <Link className="side-link" to={`/${t.language}/bets`}>
          <Icon name="coupon" />
          {t('nav.my-bets')}
        </Link>
        <Link className="side-link" to={limitsPath(t.language)}>
          <Icon name="heart" />
          {t('office.page.office_responsible_gambling')}
        </Link>
        <button type="button" className="side-link" onClick={onLogOut}>
          <Icon name="logout" />
          {t('nav.logout')}
        </button>
      </div>
    </section>
  );
}
