/** The entry of a list for a count; the last one goes for larger counts too. */
export const byCount = (list: readonly number[], count: number): number => list[Math.min(count, list.length - 1)] ?? 0;
