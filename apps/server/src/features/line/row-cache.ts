import type { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { presentRow, type RowStyle } from './present-match.ts';

/** Rows as JSON text, kept per style until their match changes: a list is these texts put together. */
export interface RowCache {
  row(match: BookMatch, style: RowStyle): string;
  /** A row of another make, under a name of its style. */
  text(match: BookMatch, style: string, make: () => string): string;
  drop(match: number): void;
  clear(): void;
}

/**
 * Rows of all styles together: the matches of the default world in each language twice over, some 40 MB. More than this is somebody trying
 * all of the styles (languages x views x modes), and those that were used last are kept.
 */
const MAX_ROWS = 20_000;

/** `shown` is called with each match of which a row is made. */
export function createRowCache(book: Book, maxRows = MAX_ROWS, shown: (match: number) => void = () => undefined): RowCache {
  /** The style used last stands last. */
  const styles = new Map<string, Map<number, string>>();
  let size = 0;
  let latest = '';
  function rowsOf(style: string): Map<number, string> {
    const rows = styles.get(style) ?? new Map<number, string>();
    if (style !== latest || !styles.has(style)) {
      styles.delete(style);
      styles.set(style, rows);
      latest = style;
    }
    return rows;
  }
  /** Lets go of the style unused for longest, or of all rows where there is but one. */
  function makeRoom(): void {
    const [oldest] = styles;
    if (!oldest) return;
    size -= oldest[1].size;
    oldest[1].clear();
    if (styles.size > 1) styles.delete(oldest[0]);
  }
  function text(match: BookMatch, style: string, make: () => string): string {
    const rows = rowsOf(style);
    const known = rows.get(match.id);
    if (known !== undefined) return known;
    if (size >= maxRows) makeRoom();
    const made = make();
    shown(match.id);
    rows.set(match.id, made);
    size++;
    return made;
  }
  return {
    text,
    row: (match, style) =>
      text(match, `${style.language} ${style.coefView} ${style.columns} ${style.withPeriodResult}`, () =>
        JSON.stringify(presentRow(book, match, style)),
      ),
    drop(match) {
      for (const rows of styles.values()) if (rows.delete(match)) size--;
    },
    clear() {
      styles.clear();
      size = 0;
    },
  };
}
