import { LANGUAGES, type Language, resolveLanguage, textDirection } from '@touchline/i18n/languages';

/** How an operator has the console on this device. */
export interface Preferences {
  readonly language: Language;
  readonly theme: 'dark' | 'light';
}

const KEY = 'console.preferences';

/** The device's stored preferences, else those of its browser and system. */
export function readPreferences(): Preferences {
  const kept = readKept();
  const known = [kept.language, ...navigator.languages.map((tag) => tag.split('-')[0])].find((wish) =>
    LANGUAGES.some(({ code }) => code === wish),
  );
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  return { language: resolveLanguage(known), theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : system };
}

function readKept(): { readonly language?: string; readonly theme?: string } {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as { language?: string; theme?: string };
  } catch {
    return {};
  }
}

/** Keeps them, and draws the page by them; another language takes a page with its texts. */
export function writePreferences(wanted: Preferences): void {
  const before = readPreferences();
  localStorage.setItem(KEY, JSON.stringify(wanted));
  if (wanted.language !== before.language) location.reload();
  else showPreferences(wanted);
}

/** Marks the page itself: its language, direction and theme. */
export function showPreferences({ language, theme }: Preferences): void {
  Object.assign(document.documentElement, { lang: language, dir: textDirection(language) });
  document.documentElement.dataset.theme = theme;
}
