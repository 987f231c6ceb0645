import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { defineModal } from '../../modal-host.tsx';
import { useSession } from '../../session-context.tsx';

const OFFER = 'identification-offer';
/** Any part of the page may ask for the modal with this event of the document, as for the authorisation form. */
export const REGISTRATION_START_EVENT = 'registration-start';

const openIdentificationBonus = defineModal('identification-bonus', () => import('./identification-bonus-modal.tsx'));
const openRegistrationStart = defineModal('registration-start', () => import('./registration-start-modal.tsx'));

/** Notes that this tab has a new player, to whom the first page may offer something. */
export const noteNewPlayer = (): void => sessionStorage.setItem(OFFER, 'yes');

/**
 * The modals of those who are new (S215, S216), brought on demand. The identification bonus is offered once, on the first page after a
 * registration, to whoever the server says it is for: neither identified nor with a deposit (R094).
 */
export function NewPlayerOffers() {
  const caller = useCaller();
  const { pathname } = useLocation();
  const signedIn = useSession() !== null;
  const atHome = /^\/[a-z]{2}\/?$/.test(pathname);
  useEffect(() => {
    if (!signedIn || !atHome || sessionStorage.getItem(OFFER) === null) return;
    sessionStorage.removeItem(OFFER);
    void caller.executeSafe('identificationConfig', {}).then(({ data }) => data?.bonus && openIdentificationBonus({ bonus: data.bonus }));
  }, [caller, signedIn, atHome]);
  useEffect(() => {
    const open = (): void => openRegistrationStart({});
    document.addEventListener(REGISTRATION_START_EVENT, open);
    return () => document.removeEventListener(REGISTRATION_START_EVENT, open);
  }, []);
  return null;
}
