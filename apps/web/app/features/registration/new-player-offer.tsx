import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { defineModal } from '../../shell/page/modal-host.tsx';
import { useSession } from '../../shell/session/session-context.tsx';

const NEW_PLAYER_KEY = 'identification-offer';
/** Any part of the page may ask for the modal with this event of the document, as for the authorisation form. */
export const REGISTRATION_START_EVENT = 'registration-start';

const openIdentificationBonus = defineModal('identification-bonus', () => import('./identification-bonus-modal.tsx'));
const openRegistrationStart = defineModal('registration-start', () => import('./registration-start-modal.tsx'));

/** Notes that this tab has a new player, to whom the first page may offer something. */
export const markNewPlayer = (): void => sessionStorage.setItem(NEW_PLAYER_KEY, 'yes');

/**
 * The modals of those who are new (S215, S216), brought on demand. The identification bonus is offered once, on the first page after a
 * registration, to whoever the server says it is for: neither identified nor with a deposit (R094).
 */
export function NewPlayerModals() {
  const caller = useApiClient();
  const { pathname } = useLocation();
  const signedIn = useSession() !== null;
  const atHome = /^\/[a-z]{2}\/?$/.test(pathname);
  useEffect(() => {
    if (!signedIn || !atHome || sessionStorage.getItem(NEW_PLAYER_KEY) === null) return;
    sessionStorage.removeItem(NEW_PLAYER_KEY);
    void caller.tryExecute('identificationConfig', {}).then(({ data }) => data?.bonus && openIdentificationBonus({ bonus: data.bonus }));
  }, [caller, signedIn, atHome]);
  useEffect(() => {
    const open = (): void => openRegistrationStart({});
    document.addEventListener(REGISTRATION_START_EVENT, open);
    return () => document.removeEventListener(REGISTRATION_START_EVENT, open);
  }, []);
  return null;
}
