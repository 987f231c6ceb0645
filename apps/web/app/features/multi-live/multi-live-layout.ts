/** How many matches stand beside each other. */
export const LAYOUTS = ['2', '4', '6'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The layout that the device keeps (R086: selected game list). */
export interface MultiLiveLayout {
  readonly layout: Layout;
  readonly games: readonly number[];
}

const STORAGE_KEY = 'multiLive';
const MAX = 6;

export const parseLayout = (text: string | null | undefined): Layout | null => LAYOUTS.find((one) => one === text) ?? null;

/** The matches that an address names: at most six, each once; null where it names none. */
export function parseMatchIds(text: string | null): number[] | null {
  if (text === null) return null;
  const ids = text
    .split(',')
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(0, MAX);
}

export const toSearch = ({ layout, games }: MultiLiveLayout): string => `?layout=${layout}&games=${games.join(',')}`;

export function saveLayout({ layout, games }: MultiLiveLayout): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ layout, games }));
  } catch {
    // A device that keeps nothing: the address holds the choice.
  }
}

/** The last choice on this device; null where nothing was, or what was kept is something else. */
export function loadLayout(): MultiLiveLayout | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('layout' in kept) || !('games' in kept) || !Array.isArray(kept.games)) return null;
    const games = parseMatchIds(kept.games.join(',')) ?? [];
    const layout = LAYOUTS.find((one) => one === kept.layout);
    return layout && games.length > 0 ? { layout, games } : null;
  } catch {
    return null;
  }
}
