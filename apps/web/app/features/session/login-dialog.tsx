import { Callout } from '@touchline/ui/callout';
import { Dialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSessionStore } from '../../shell/session/session-context.tsx';

interface LoginDialogProps {
  readonly idleMinutes: number;
  /** The form, which leads to an address of the site. */
  readonly form: (next: string) => ReactNode;
}

/** The authorisation form over the page; the coupon and the place on the page are kept. */
export function LoginDialog({ idleMinutes, form }: LoginDialogProps) {
  const t = useTranslator();
  const { isLoginOpen, closeLogin, ended } = useSessionStore();
  const { pathname, search } = useLocation();
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
