const STORAGE_KEY = 'searchHistories';
/** The newest so many are kept. */
const MAX = 8;

/** The searches with the newest before them; one that goes on from another takes its place, as while one types. */
export function addSearch(history: readonly string[], text: string): readonly string[] {
  const words = text.trim().toLowerCase();
  const others = history.filter((one) => !words.startsWith(one.toLowerCase()) && !one.toLowerCase().startsWith(words));
  return [text.trim(), ...others].slice(0, MAX);
}

/** The searches that this device kept (R086), newest first; nothing of what cannot be read. */
export function loadSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string' && one.length <= 100).slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export function saveSearches(history: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(history));
  } catch {
    // A device that keeps nothing remembers nothing.
  }
}
