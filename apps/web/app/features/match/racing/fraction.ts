import type { EachWayTerms } from '@touchline/betting/each-way/each-way-terms';

/** "1/5": the part of the odds that a place pays. */
export const fraction = ({ part }: EachWayTerms): string => `${part.num}/${part.den}`;
