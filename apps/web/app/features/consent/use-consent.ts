import { useCallback } from 'react';
import { create } from 'zustand';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { PREFERENCES_COOKIE } from '../../shell/preferences/preferences.ts';
import { allowsPreferenceCookies, CONSENT_COOKIE, type ConsentLevel } from '../../shell/storage/cookie-consent.ts';
import { deleteCookie, setCookie } from '../../shell/storage/cookies.ts';
import { saveOnDevice } from '../../shell/storage/device-store.ts';

/** The choice on this page; before that the server's reading of the cookie counts. */
const useConsentStore = create<{ readonly level: ConsentLevel | null }>(() => ({ level: null }));

/** The consent to cookies and the way to give it: kept on the device with its time (R086), and sent to the server (C007). */
export function useConsent(initial: ConsentLevel | null): { readonly level: ConsentLevel | null; choose(level: ConsentLevel): void } {
  const caller = useApiClient();
  const chosen = useConsentStore(({ level }) => level);
  const choose = useCallback(
    (level: ConsentLevel): void => {
      useConsentStore.setState({ level });
      setCookie(CONSENT_COOKIE, String(level));
      if (!allowsPreferenceCookies(level)) deleteCookie(PREFERENCES_COOKIE);
      saveOnDevice('cookiesAgreeTime', Date.now());
      void caller.tryExecute('logCookieConsent', { body: { level } });
    },
    [caller],
  );
  return { level: chosen ?? initial, choose };
}
