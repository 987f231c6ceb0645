/**
 * Finds a market's slot by (match slot, market id) in constant time: open addressing with linear probing over one Int32Array, because a Map
 * per match would cost more memory than all prices together. Slots are stored plus one, 0 is empty.
 */
export class MarketIndex {
  #table = new Int32Array(1024);
  #count = 0;
  readonly #matchSlotOf: (slot: number) => number;
  readonly #idOf: (slot: number) => number;

  constructor(matchSlotOf: (slot: number) => number, idOf: (slot: number) => number) {
    this.#matchSlotOf = matchSlotOf;
    this.#idOf = idOf;
  }

  /** The slot, or -1. */
  find(matchSlot: number, id: number): number {
    const mask = this.#table.length - 1;
    for (let at = hash(matchSlot, id) & mask; ; at = (at + 1) & mask) {
      const slot = (this.#table[at] as number) - 1;
      if (slot < 0) return -1;
      if (this.#idOf(slot) === id && this.#matchSlotOf(slot) === matchSlot) return slot;
    }
  }

  /** The slot's match and id must be readable already, and must not be in the index. */
  add(slot: number): void {
    if (++this.#count * 2 > this.#table.length) this.#grow();
    this.#put(slot);
  }

  /** Closes the hole by moving later entries of the same run back, so that no tombstones gather. */
  remove(matchSlot: number, id: number): void {
    const table = this.#table;
    const mask = table.length - 1;
    let hole = hash(matchSlot, id) & mask;
    for (; ; hole = (hole + 1) & mask) {
      const slot = (table[hole] as number) - 1;
      if (slot < 0) return;
      if (this.#idOf(slot) === id && this.#matchSlotOf(slot) === matchSlot) break;
    }
    this.#count--;
    for (let at = (hole + 1) & mask; table[at] !== 0; at = (at + 1) & mask) {
      const slot = (table[at] as number) - 1;
      const home = hash(this.#matchSlotOf(slot), this.#idOf(slot)) & mask;
      // An entry may move back only if its home does not lie between the hole and itself.
      if (((at - home) & mask) >= ((at - hole) & mask)) {
        table[hole] = slot + 1;
        hole = at;
      }
    }
    table[hole] = 0;
  }

  get bytes(): number {
    return this.#table.byteLength;
  }

  #put(slot: number): void {
    const mask = this.#table.length - 1;
    let at = hash(this.#matchSlotOf(slot), this.#idOf(slot)) & mask;
    while (this.#table[at] !== 0) at = (at + 1) & mask;
    this.#table[at] = slot + 1;
  }

  #grow(): void {
    const old = this.#table;
    this.#table = new Int32Array(old.length * 2);
    for (const entry of old) if (entry !== 0) this.#put(entry - 1);
  }
}

/** Mixes both halves of the 40-bit market id with the match slot (murmur3's finish). */
function hash(matchSlot: number, id: number): number {
  let h =
    Math.imul(matchSlot + 1, 0x9e3779b1) ^
    Math.imul((id % 0x1_0000_0000) | 0, 0x85ebca6b) ^
    Math.imul((id / 0x1_0000_0000) | 0, 0x27d4eb2f);
  h ^= h >>> 15;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 13)) >>> 0;
}
