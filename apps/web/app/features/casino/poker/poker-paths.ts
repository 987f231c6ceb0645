import { pokerPath } from '../../../shell/paths.ts';

export const pokerTablePath = (language: string, tableId: string): string => `${pokerPath(language)}/table/${tableId}`;

/** The number of a table in an address; null where there is none. */
export const tableIdOf = (segment: string | null | undefined): string | null =>
  /^[1-9]\d{0,17}$/.test(segment ?? '') ? (segment ?? null) : null;

/** The lobby of sit-and-gos. */
export const sitGosPath = (language: string): string => `${pokerPath(language)}/sit-and-go`;
