import type { Book } from '@touchline/feed/book/book';
import type { Lane } from '@touchline/feed/book/lane';
import { presentRow, type RowStyle } from './present-match.ts';

/** Rows as JSON text, kept per style until their match changes: a list is these texts put together. */
export interface RowCache {
  row(lane: Lane, style: RowStyle): string;
  drop(match: number): void;
  clear(): void;
}

/** Styles are few (languages x views x modes); more than this is somebody trying them all, and only the newest are kept. */
const MAX_STYLES = 48;

export function createRowCache(book: Book): RowCache {
  const styles = new Map<string, Map<number, string>>();
  return {
    row(lane, style) {
      const key = `${style.language} ${style.coefView} ${style.columns} ${style.withPeriodResult}`;
      let rows = styles.get(key);
      if (!rows) {
        if (styles.size >= MAX_STYLES) styles.delete(styles.keys().next().value as string);
        rows = new Map();
        styles.set(key, rows);
      }
      let text = rows.get(lane.match);
      if (text === undefined) {
        text = JSON.stringify(presentRow(book, lane, style));
        rows.set(lane.match, text);
      }
      return text;
    },
    drop(match) {
      for (const rows of styles.values()) rows.delete(match);
    },
    clear() {
      styles.clear();
    },
  };
}
