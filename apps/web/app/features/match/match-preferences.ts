import { create } from 'zustand';

export const COLUMN_CHOICES = ['1', '2', '3'] as const;
export type ColumnCount = (typeof COLUMN_CHOICES)[number];

/** Kept on the device (R086: market columns count, market groups collapsed or expanded): by card key, for all matches. */
export interface MatchPreferences {
  readonly columns: ColumnCount;
  readonly pinned: readonly string[];
  readonly shut: readonly string[];
  /** Cards that show all their lines. */
  readonly unfolded: readonly string[];
}

interface MatchPreferencesStore extends MatchPreferences {
  chooseColumns(columns: ColumnCount): void;
  togglePin(card: string): void;
  toggleShut(card: string): void;
  toggleLines(card: string): void;
  collapseAll(cards: readonly string[]): void;
  openAll(cards: readonly string[]): void;
}

const KEY = 'matchMarkets';
const toggled = (list: readonly string[], key: string): string[] =>
  list.includes(key) ? list.filter((other) => other !== key) : [...list, key];

export const useMatchPreferences = create<MatchPreferencesStore>()((set, get) => {
  const write = (change: Partial<MatchPreferences>): void => {
    set(change);
    const { columns, pinned, shut, unfolded } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ columns, pinned, shut, unfolded }));
    } catch {
      // A device that keeps nothing: the choice holds until the page is closed.
    }
  };
  return {
    columns: '2',
    pinned: [],
    shut: [],
    unfolded: [],
    chooseColumns: (columns) => write({ columns }),
    togglePin: (card) => write({ pinned: toggled(get().pinned, card) }),
    toggleShut: (card) => write({ shut: toggled(get().shut, card) }),
    toggleLines: (card) => write({ unfolded: toggled(get().unfolded, card) }),
    collapseAll: (cards) => write({ shut: [...new Set([...get().shut, ...cards])] }),
    openAll: (cards) => write({ shut: get().shut.filter((card) => !cards.includes(card)) }),
  };
});

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string').slice(0, 500) : [];

/** Reads what the device kept; called after the first paint, which is the same for everybody. */
export function restoreMatchPreferences(): void {
  let kept: Record<string, unknown>;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return;
  }
  const columns = COLUMN_CHOICES.find((choice) => choice === kept.columns) ?? '2';
  useMatchPreferences.setState({ columns, pinned: strings(kept.pinned), shut: strings(kept.shut), unfolded: strings(kept.unfolded) });
}
