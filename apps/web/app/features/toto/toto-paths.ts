import type { TotoMarks } from '@touchline/betting/toto/toto-ticket';

export const totoDrawPath = (language: string, drawId: string, marks?: TotoMarks): string =>
  `/${language}/toto/draw/${drawId}${marks ? `?marks=${formatMarks(marks)}` : ''}`;
export const totoResultsPath = (language: string, pool?: string): string => `/${language}/toto/results${pool ? `?pool=${pool}` : ''}`;
export const totoTicketsPath = (language: string): string => `/${language}/toto/tickets`;
export const totoTicketPath = (language: string, ticketId: string): string => `/${language}/toto/ticket/${ticketId}`;
export const totoRulesPath = (language: string): string => `/${language}/toto/rules`;

/** Marks in an address: outcomes joined by "-", matches by "_". */
const formatMarks = (marks: TotoMarks): string => marks.map((own) => own.join('-')).join('_');

/** The marks of an address, those that the sheet has; matches without any are empty. */
export function parseMarks(
  text: string | null,
  sheet: readonly { readonly outcomes: readonly { readonly outcome: number }[] }[],
): TotoMarks {
  const parts = (text ?? '').split('_');
  return sheet.map(({ outcomes }, place) => {
    const asked = new Set((parts[place] ?? '').split('-').filter(Boolean).map(Number));
    return outcomes.map(({ outcome }) => outcome).filter((outcome) => asked.has(outcome));
  });
}
