/** Seats in the order of the deal: clockwise, from the first after a place at the table on, which need not be taken. */
export function clockwiseAfter<T extends { readonly seat: number }>(seats: readonly T[], place: number): readonly T[] {
  const ascending = [...seats].sort((a, b) => a.seat - b.seat);
  return [...ascending.filter(({ seat }) => seat > place), ...ascending.filter(({ seat }) => seat <= place)];
}

/** Whether one comes upon a seat going clockwise between two places, neither of them included. A whole round lies between a place and itself. */
export const isBetween = (seat: number, from: number, to: number): boolean =>
  from < to ? seat > from && seat < to : seat > from || seat < to;
