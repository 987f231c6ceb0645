// Pots worked out once more, a chip at a time: nobody sorts amounts, and no level is known. Nothing in it is shared with what it proves.

interface Paid {
  readonly seat: number;
  readonly chips: number;
  readonly isFolded: boolean;
  /** Of a seat that shows its hand. */
  readonly strength: number;
}

interface Heap {
  chips: number;
  readonly wanted: readonly Paid[];
}

/**
 * The chips that each seat has back, by laying the n-th chips of all seats on heaps: chips for which the same seats contend lie on one heap. A
 * chip that only one seat laid is its own again. Those contending for a heap with the best hand are given a chip each in turn, as long as there are any.
 *
 * @param paid in the order in which odd chips are given
 * @internal
 */
export function chipByChip(paid: readonly Paid[], dead: number): ReadonlyMap<number, number> {
  const back = new Map(paid.map(({ seat }) => [seat, 0]));
  const give = (seat: number, chips: number): void => void back.set(seat, (back.get(seat) ?? 0) + chips);
  const heaps = new Map<number, Heap>();
  let last = paid.filter(({ isFolded }) => !isFolded);
  const lay = (wanted: readonly Paid[], chips: number): void => {
    const key = wanted.reduce((seats, { seat }) => seats | (1 << seat), 0);
    const heap = heaps.get(key) ?? { chips: 0, wanted };
    heap.chips += chips;
    heaps.set(key, heap);
  };
  if (dead > 0) lay(last, dead);
  for (let nth = 1; ; nth += 1) {
    const layers = paid.filter(({ chips }) => chips >= nth);
    if (layers.length === 0) break;
    const wanted = layers.filter(({ isFolded }) => !isFolded);
    if (layers.length === 1 && wanted.length === 1) give((wanted[0] as Paid).seat, 1);
    else {
      // Chips of folded seats alone belong to whoever contended for the chips under them.
      if (wanted.length > 0) last = wanted;
      lay(last, layers.length);
    }
  }
  for (const { chips, wanted } of heaps.values()) {
    const best = Math.max(...wanted.map(({ strength }) => strength));
    const winners = wanted.filter(({ strength }) => strength === best);
    for (let turn = 0; turn < chips; turn += 1) give((winners[turn % winners.length] as Paid).seat, 1);
  }
  return back;
}
