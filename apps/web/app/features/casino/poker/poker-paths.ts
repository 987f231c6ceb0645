import { pokerPath } from '../../../shell/paths.ts';

export const pokerTablePath = (language: string, tableId: string): string => `${pokerPath(language)}/table/${tableId}`;

/** The lobby of sit-and-gos. */
export const sitGosPath = (language: string): string => `${pokerPath(language)}/sit-and-go`;
