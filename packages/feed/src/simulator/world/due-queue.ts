/** A binary heap of things to do, earliest first. */
export class DueQueue<T> {
  readonly #heap: { readonly at: number; readonly value: T }[] = [];

  get size(): number {
    return this.#heap.length;
  }

  /** When the first is due; Infinity where there is none. */
  get nextAt(): number {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  push(at: number, value: T): void {
    const heap = this.#heap;
    const entry = { at, value };
    let i = heap.length;
    heap.push(entry);
    while (i > 0) {
      const up = (i - 1) >> 1;
      const parent = heap[up];
      if (!parent || parent.at <= at) break;
      heap[i] = parent;
      i = up;
    }
    heap[i] = entry;
  }

  pop(): T | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first?.value;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if ((heap[child + 1]?.at ?? Infinity) < (heap[child]?.at ?? Infinity)) child++;
      const below = heap[child];
      if (!below || below.at >= last.at) break;
      heap[i] = below;
      i = child;
    }
    heap[i] = last;
    return first.value;
  }
}
