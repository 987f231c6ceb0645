import type { Translator } from '@touchline/i18n/translator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';

/** The left column's content in place of the list of sports. */
export interface StartColumn {
  /** The name of the column, for screen readers. */
  readonly label: string;
  readonly content: ReactNode;
}

/** The `handle` of a page whose section has a column of its own: its script comes with the section and not with every page. */
export interface StartColumnHandle<D> {
  /** `loaderData`: of that very page. Undefined where there is nothing to show. */
  readonly startColumn: (t: Translator, loaderData: D) => StartColumn | undefined;
}

/** The column that the innermost page of the address brings, if any does. */
export function useStartColumn(): StartColumn | undefined {
  const t = useTranslator();
  const matches = useMatches();
  for (const { handle, loaderData } of matches.toReversed()) {
    // Not there while a page that failed is shown in its place.
    if (loaderData === undefined) continue;
    const column = (handle as Partial<StartColumnHandle<unknown>> | undefined)?.startColumn?.(t, loaderData);
    if (column) return column;
  }
  return undefined;
}
