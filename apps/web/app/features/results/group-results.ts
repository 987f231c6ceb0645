import type { ResultRow } from '@touchline/contract/results/calls';

/** The rank of championships that have none: behind all that have one. */
const NO_RANK = 1000;

/** Results by championship, those that most people follow first; the others, and each championship's own results, in the order in which they came. */
export function groupResults<R extends Pick<ResultRow, 'champ'>>(results: readonly R[]): readonly (readonly R[])[] {
  const groups: readonly (readonly R[])[] = [...Map.groupBy(results, ({ champ }) => champ.id).values()];
  return groups.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ([first]: readonly Pick<ResultRow, 'champ'>[]): number => first?.champ.top || NO_RANK;
