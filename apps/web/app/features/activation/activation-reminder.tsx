import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { defineModal } from '../../shell/page/modal-host.tsx';
import { useSession } from '../../shell/session/session-context.tsx';
import { parseConsent } from '../../shell/storage/cookie-consent.ts';

/** Asked once in a tab for each player: the answer changes by the day. */
const PROMPTED_KEY = 'activation-asked';

const openActivation = defineModal('activation', () => import('./activation-modal.tsx'));

/** Reminds players of an address that still waits to be confirmed, when it is time for that. Draws nothing. */
export function ActivationReminder() {
  const caller = useApiClient();
  const clock = useServerClock();
  const playerId = useSession()?.playerId ?? null;
  const { pathname } = useLocation();
  useEffect(() => {
    // These pages of the office do the same.
    const isThere = pathname.endsWith('/office/activation-email') || pathname.endsWith('/office/phone-activate');
    if (isThere || playerId === null || sessionStorage.getItem(PROMPTED_KEY) === playerId) return;
    // One question at a time: first the cookies, which the page asks about already.
    if (parseConsent(document.cookie) === null) return;
    sessionStorage.setItem(PROMPTED_KEY, playerId);
    void caller.tryExecute('activation', {}).then(({ data }) => {
      if (data && data.popupAt !== null && data.popupAt <= clock.now()) openActivation({ activation: data });
    });
  }, [caller, clock, playerId, pathname]);
  return null;
}
