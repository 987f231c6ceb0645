import { useSyncExternalStore } from 'react';
import { SHOWN_COLUMNS, type ShownColumns } from './row-columns.ts';

/** The widths at which champ-rows.css shows another number of columns. */
const WIDTHS = [
  ['(max-width: 767px)', SHOWN_COLUMNS.phone],
  ['(max-width: 1439px)', SHOWN_COLUMNS.narrow],
  ['(max-width: 1919px)', SHOWN_COLUMNS.desktop],
] as const;

function subscribe(listener: () => void): () => void {
  const queries = WIDTHS.map(([query]) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
const read = (): ShownColumns => WIDTHS.find(([query]) => matchMedia(query).matches)?.[1] ?? SHOWN_COLUMNS.wide;

/** How many columns rows show here; what the server does not know is the desktop's. Rows themselves leave it to the style sheet. */
export const useShownColumns = (): ShownColumns => useSyncExternalStore(subscribe, read, () => SHOWN_COLUMNS.desktop);
