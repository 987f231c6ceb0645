import type { MilliOdds } from '@touchline/kernel/odds';
import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import { formatDisplayedOdds } from '../formats/format-displayed-odds.ts';
import { allowsPreferenceCookies, parseConsent } from '../storage/cookie-consent.ts';
import { setCookie } from '../storage/cookies.ts';
import { DEFAULT_PREFERENCES, PREFERENCES_COOKIE, type Preferences, preferencesCookie, rootDataAttributes } from './preferences.ts';

interface PreferencesStore {
  readonly preferences: Preferences;
  change(change: Partial<Preferences>): void;
}

const PreferencesContext = createContext<PreferencesStore | null>(null);

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const systemTheme = (): 'light' | 'dark' => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

/** Keeps the preferences of the page: the server's reading of the cookie first, then the player's changes, each written back at once. */
export function PreferencesProvider({
  initial,
  siteOdds = DEFAULT_PREFERENCES.odds,
  children,
}: {
  readonly initial: Preferences;
  /** How the site writes odds where nothing else was chosen. */
  readonly siteOdds?: Preferences['odds'];
  readonly children: ReactNode;
}) {
  const [kept, setKept] = useState(initial);
  const zone = useDeviceZone();
  const preferences = useMemo(() => (zone === null || kept.zoneChosen || kept.zone === zone ? kept : { ...kept, zone }), [zone, kept]);

  const change = useCallback((part: Partial<Preferences>) => setKept((before) => ({ ...before, ...part })), []);

  useEffect(() => {
    const cookie = preferencesCookie(preferences, siteOdds);
    if (cookie !== preferencesCookie(initial, siteOdds) && allowsPreferenceCookies(parseConsent(document.cookie)))
      setCookie(PREFERENCES_COOKIE, cookie);
  }, [preferences, initial, siteOdds]);

  useEffect(() => {
    const root = document.documentElement;
    // For style sheets and tests: from now on the page answers by script, and tells the device's time.
    if (zone !== null) root.dataset.ready = 'true';
    const draw = () => {
      root.dataset.theme = preferences.theme === 'system' ? systemTheme() : preferences.theme;
    };
    draw();
    Object.assign(root.dataset, rootDataAttributes(preferences));
    const system = matchMedia('(prefers-color-scheme: light)');
    system.addEventListener('change', draw);
    return () => system.removeEventListener('change', draw);
  }, [preferences, zone]);

  const store = useMemo(() => ({ preferences, change }), [preferences, change]);
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

/**
 * The device's zone is known in the browser only: the first page comes in UTC, every later one right from the server. Null in the first drawing;
 * what then follows draws every price and every time anew, and a touch may come between.
 */
function useDeviceZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => startTransition(() => setZone(deviceZone())), []);
  return zone;
}

function useStore(): PreferencesStore {
  const store = use(PreferencesContext);
  if (!store) throw new Error('preferences are read outside of PreferencesProvider');
  return store;
}

export const usePreferences = (): Preferences => useStore().preferences;
export const useChangePreferences = (): PreferencesStore['change'] => useStore().change;

/** Writes odds (thousandths) in the player's format. */
export function useOddsFormatter(): (odds: MilliOdds) => string {
  const { odds: format } = usePreferences();
  return useCallback((odds: MilliOdds) => formatDisplayedOdds(odds, format), [format]);
}
