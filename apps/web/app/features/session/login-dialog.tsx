import { Callout } from '@touchline/ui/callout';
import { Dialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSessionStore } from '../../shell/session/session-context.tsx';

/** Any part of the page may ask for the form with this event of the document (S208). */
export const LOGIN_EVENT = 'toggle-authorisation';

interface LoginDialogProps {
  readonly idleMinutes: number;
  /** The form, which leads to an address of the site. */
  readonly form: (next: string) => ReactNode;
}

/** The authorisation form over the page; the coupon and the place on the page are kept. */
export function LoginDialog({ idleMinutes, form }: LoginDialogProps) {
  const t = useTranslator();
  const { isLoginOpen, openLogin, closeLogin, ended } = useSessionStore();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const toggle = (): void => (isLoginOpen ? closeLogin() : openLogin());
    document.addEventListener(LOGIN_EVENT, toggle);
    return () => document.removeEventListener(LOGIN_EVENT, toggle);
  }, [isLoginOpen, openLogin, closeLogin]);
  // Another page came up, by the link to the registration for one: the form has no place over it.
  useEffect(() => {
    if (pathname) closeLogin();
  }, [pathname, closeLogin]);
  return (
    <Dialog open={isLoginOpen} onClose={closeLogin} title={t('login.title')} closeText={t('action.close')}>
      <div className="dialog-body">
        {ended ? (
          <Callout kind="warning" live>
            <p>{ended === 'idle' ? t('login.idle', { n: idleMinutes }) : t('login.ended')}</p>
          </Callout>
        ) : null}
        {form(pathname + search)}
      </div>
    </Dialog>
  );
}
