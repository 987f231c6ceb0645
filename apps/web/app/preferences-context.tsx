import type { MilliOdds } from '@touchline/kernel/odds';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { mayKeepChoices, readConsent } from './consent.ts';
import { keepCookie } from './cookie-value.ts';
import { oddsText } from './odds-text.ts';
import { PREFERENCES_COOKIE, type Preferences, preferencesCookie, rootMarks } from './preferences.ts';
import { useHydrated } from './use-hydrated.ts';

interface PreferencesStore {
  readonly preferences: Preferences;
  change(change: Partial<Preferences>): void;
}

const PreferencesContext = createContext<PreferencesStore | null>(null);

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const systemTheme = (): 'light' | 'dark' => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

/** Keeps the preferences of the page: the server's reading of the cookie first, then the player's changes, each written back at once. */
export function PreferencesProvider({ initial, children }: { readonly initial: Preferences; readonly children: ReactNode }) {
  const [kept, setKept] = useState(initial);
  const hydrated = useHydrated();
  // The device's zone is known in the browser only: the first page comes in UTC, every later one right from the server.
  const preferences = useMemo(() => (hydrated && !kept.zoneChosen ? { ...kept, zone: deviceZone() } : kept), [hydrated, kept]);

  const change = useCallback((part: Partial<Preferences>) => setKept((before) => ({ ...before, ...part })), []);

  useEffect(() => {
    const cookie = preferencesCookie(preferences);
    if (cookie !== preferencesCookie(initial) && mayKeepChoices(readConsent(document.cookie))) keepCookie(PREFERENCES_COOKIE, cookie);
  }, [preferences, initial]);

  useEffect(() => {
    const root = document.documentElement;
    // For style sheets and tests: from now on the page answers by script.
    root.dataset.ready = 'true';
    const draw = () => {
      root.dataset.theme = preferences.theme === 'system' ? systemTheme() : preferences.theme;
    };
    draw();
    Object.assign(root.dataset, rootMarks(preferences));
    const system = matchMedia('(prefers-color-scheme: light)');
    system.addEventListener('change', draw);
    return () => system.removeEventListener('change', draw);
  }, [preferences]);

  const store = useMemo(() => ({ preferences, change }), [preferences, change]);
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

function useStore(): PreferencesStore {
  const store = use(PreferencesContext);
  if (!store) throw new Error('preferences are read outside of PreferencesProvider');
  return store;
}

export const usePreferences = (): Preferences => useStore().preferences;
export const useChangePreferences = (): PreferencesStore['change'] => useStore().change;

/** Writes odds (thousandths) in the player's format. */
export function useOddsText(): (odds: MilliOdds) => string {
  const { odds: format } = usePreferences();
  return useCallback((odds: MilliOdds) => oddsText(odds, format), [format]);
}
