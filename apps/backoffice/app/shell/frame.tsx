import { IconButton } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Mark } from '@touchline/ui/mark';
import { ToastHost } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, NavLink, Outlet } from 'react-router';
import { type Area, areasOf } from './areas.ts';
import { CaptchaDialog } from './captcha-dialog.tsx';
import { PreferenceControls } from './preference-controls.tsx';
import { useQueues } from './queues.tsx';
import { SearchBox } from './search-box.tsx';
import { useSession } from './session.tsx';

/** The header with the search, the areas of the operator's roles at the side, the page. */
export function Frame() {
  const t = useTranslator();
  const { operator, connection, signOut } = useSession();
  const { live } = useQueues();
  return (
    <>
      <a className="skip console-skip" href="#page">
        {t('console.skip')}
      </a>
      <header className="masthead">
        <div className="masthead-content">
          <Link to="/" className="logo" aria-label={operator.brand}>
            <Mark />
            <span className="console-brand">{operator.brand}</span>
          </Link>
          <span className="console-name">{t('console.title')}</span>
          <SearchBox />
          <span className="spacer console-spacer" />
          <span className="console-live" data-live={live} role="status">
            <i aria-hidden="true" />
            <span>{t(live ? 'console.stream.live' : 'console.stream.lost')}</span>
          </span>
          <PreferenceControls />
          <span className="console-who">
            <b>{operator.login}</b>
            <small>{operator.roles.map((role) => t(`console.role.${role}`)).join(', ')}</small>
          </span>
          <IconButton icon="logout" label={t('console.sign-out')} onClick={signOut} />
        </div>
      </header>
      <div className="console">
        <nav className="console-navigation" aria-label={t('console.nav')}>
          {areasOf(operator).map((area) => (
            <AreaLink key={area.key} area={area} />
          ))}
        </nav>
        <main id="page" className="console-page" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <ToastHost closeText={t('action.close')} />
      <CaptchaDialog captcha={connection.captcha} />
    </>
  );
}

function AreaLink({ area }: { readonly area: Area & { readonly key: ReturnType<typeof areasOf>[number]['key'] } }) {
  const t = useTranslator();
  const { waiting } = useQueues();
  const count = (area.queues ?? []).reduce((sum, queue) => sum + (waiting[queue] ?? 0), 0);
  const name = t(`console.nav.${area.key}`);
  return (
    <NavLink to={area.path} end={area.path === '/'}>
      <Icon name={area.icon} />
      <span aria-hidden={count > 0}>{name}</span>
      {count > 0 ? (
        <>
          <i aria-hidden="true" className="number-badge console-count">
            {count > 99 ? '99+' : count}
          </i>
          <span className="screen-reader-only">{t('console.nav.waiting', { name, count })}</span>
        </>
      ) : null}
    </NavLink>
  );
}
