import { useCallback } from 'react';
import { create } from 'zustand';
import { useCaller } from '../../caller-context.tsx';
import { CONSENT_COOKIE, type ConsentLevel, mayKeepChoices } from '../../consent.ts';
import { dropCookie, keepCookie } from '../../cookie-value.ts';
import { keepOnDevice } from '../../device-store.ts';
import { PREFERENCES_COOKIE } from '../../preferences.ts';

/** What was chosen on this page; before that the server's reading of the cookie counts. */
const useChosen = create<{ readonly level: ConsentLevel | null }>(() => ({ level: null }));

/** The consent to cookies and the way to give it: kept on the device with its time (R086), and told to the server (C007). */
export function useConsent(initial: ConsentLevel | null): { readonly level: ConsentLevel | null; choose(level: ConsentLevel): void } {
  const caller = useCaller();
  const chosen = useChosen(({ level }) => level);
  const choose = useCallback(
    (level: ConsentLevel): void => {
      useChosen.setState({ level });
      keepCookie(CONSENT_COOKIE, String(level));
      if (!mayKeepChoices(level)) dropCookie(PREFERENCES_COOKIE);
      keepOnDevice('cookiesAgreeTime', Date.now());
      void caller.executeSafe('logCookieConsent', { body: { level } });
    },
    [caller],
  );
  return { level: chosen ?? initial, choose };
}
