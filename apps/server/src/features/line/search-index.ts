import type { Names } from '@touchline/feed/vocabulary';
import { foldWords, strictWords } from './fold.ts';

/** A thing with names that can be searched for: a match by its sides, a championship, a competitor. */
export interface Entry {
  readonly kind: 'match' | 'champ' | 'competitor';
  readonly id: number;
}

interface Document {
  readonly entry: Entry;
  /** Words in all languages, folded. */
  readonly words: readonly string[];
  /** Words as written, lower case. */
  readonly exact: ReadonlySet<string>;
}

/** A word with the slots of the documents in which it stands. A word without any stays until the next merge. */
interface Posting {
  readonly word: string;
  readonly slots: number[];
}

/** Words that wait outside the sorted list; so many are looked through one by one without anyone noticing. */
const MAX_FRESH = 64;
/** Words of a query beyond these are not looked at. */
const MAX_WORDS = 8;

/**
 * Words in sorted order, each with its documents: whatever begins with a text is one stretch of the list, found by halving. New words wait
 * in a small unsorted list and are merged in when they are many. Folding happens once per name, when it is put in.
 */
export class SearchIndex {
  readonly #slots = new Map<string, number>();
  readonly #documents: (Document | undefined)[] = [];
  readonly #freeSlots: number[] = [];
  readonly #postings = new Map<string, Posting>();
  /** In order; apart from their postings, so that halving touches nothing else. */
  #sorted: string[] = [];
  #sortedPostings: Posting[] = [];
  #fresh: Posting[] = [];
  /** By slot, the number of the search that saw it last: a document is taken once, whatever number of its words fit. */
  #seen = new Uint32Array(1024);
  /** By slot, how many words its names have. */
  #lengths = new Uint8Array(1024);
  #searches = 0;

  static key({ kind, id }: Entry): string {
    return `${kind}:${id}`;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** Adds or replaces. `extra`: words that also lead to it (a match's championship does not; its number does). */
  put(entry: Entry, names: readonly Names[], extra: readonly string[] = []): void {
    const texts = names.flatMap((name) => Object.values(name).filter((text) => text !== undefined));
    const words = [...new Set([...texts.flatMap(foldWords), ...extra])];
    const key = SearchIndex.key(entry);
    const before = this.#documents[this.#slots.get(key) ?? -1];
    if (before && before.words.length === words.length && before.words.every((word, i) => word === words[i])) return;
    if (before) this.remove(entry);
    const slot = this.#freeSlots.pop() ?? this.#documents.length;
    this.#slots.set(key, slot);
    if (slot >= this.#seen.length) {
      const grown = new Uint32Array(this.#seen.length * 2);
      grown.set(this.#seen);
      this.#seen = grown;
      const lengths = new Uint8Array(grown.length);
      lengths.set(this.#lengths);
      this.#lengths = lengths;
    }
    this.#lengths[slot] = Math.min(words.length, MAX_LENGTH - 1);
    const postings = words.map((word) => this.#posting(word));
    for (const { slots } of postings) slots.push(slot);
    // The words of the postings, so that each is held once, whatever number of matches it stands in.
    this.#documents[slot] = { entry, words: postings.map(({ word }) => word), exact: new Set(texts.flatMap(strictWords)) };
  }

  remove(entry: Entry): void {
    const key = SearchIndex.key(entry);
    const slot = this.#slots.get(key) ?? -1;
    const document = this.#documents[slot];
    if (!document) return;
    this.#slots.delete(key);
    this.#documents[slot] = undefined;
    this.#freeSlots.push(slot);
    for (const word of document.words) {
      const slots = this.#postings.get(word)?.slots ?? [];
      const at = slots.indexOf(slot);
      if (at >= 0) slots.splice(at, 1);
    }
  }

  /** Everything in which each word of the text begins some word; best first: more whole words, then shorter names. */
  find(text: string, limit: number): Entry[] {
    return this.#ranked(text, limit).map((slot) => this.#document(slot).entry);
  }

  /** Everything in which each word stands whole, as typed. */
  findStrict(text: string, limit: number): Entry[] {
    const words = strictWords(text);
    if (words.length === 0) return [];
    const found: Entry[] = [];
    for (const slot of this.#ranked(text, Number.MAX_SAFE_INTEGER)) {
      const { entry, exact } = this.#document(slot);
      if (words.every((word) => exact.has(word))) found.push(entry);
      if (found.length >= limit) break;
    }
    return found;
  }

  #document(slot: number): Document {
    return this.#documents[slot] as Document;
  }

  #posting(word: string): Posting {
    let posting = this.#postings.get(word);
    if (!posting) {
      posting = { word, slots: [] };
      this.#postings.set(word, posting);
      this.#fresh.push(posting);
    }
    return posting;
  }

  /** Slots of what fits, best first: by counting how many there are of each rank, without comparing any two. */
  #ranked(text: string, limit: number): number[] {
    if (this.#fresh.length > MAX_FRESH) this.#merge();
    const folded = foldWords(text);
    const words = folded.length === 1 ? folded : [...new Set(folded)].slice(0, MAX_WORDS);
    const [first, ...others] = this.#rarestFirst(words);
    if (first === undefined) return [];
    const ranks = new Map<number, number[]>();
    const lengths = this.#lengths;
    const take = (slot: number, whole: boolean): void => {
      let wholes = whole ? 1 : 0;
      for (const word of others) {
        const fit = bestFit(this.#document(slot).words, word);
        if (fit === 0) return;
        if (fit === 2) wholes++;
      }
      const rank = (words.length - wholes) * MAX_LENGTH + (lengths[slot] as number);
      const list = ranks.get(rank);
      if (list) list.push(slot);
      else ranks.set(rank, [slot]);
    };
    const seen = this.#seen;
    const search = this.#nextSearch();
    const takeAll = ({ word, slots }: Posting): void => {
      const whole = word === first;
      for (const slot of slots) {
        if (seen[slot] === search) continue;
        seen[slot] = search;
        take(slot, whole);
      }
    };
    // A word itself comes before all that begin with it, so that a document is seen whole first.
    for (const posting of this.#fresh) if (posting.word === first) takeAll(posting);
    for (let i = lowerBound(this.#sorted, first); i < this.#sorted.length; i++) {
      if (!(this.#sorted[i] as string).startsWith(first)) break;
      takeAll(this.#sortedPostings[i] as Posting);
    }
    for (const posting of this.#fresh) if (posting.word.startsWith(first)) takeAll(posting);
    const best: number[] = [];
    for (const rank of [...ranks.keys()].sort((a, b) => a - b)) {
      for (const slot of ranks.get(rank) ?? []) {
        if (best.length >= limit) return best;
        best.push(slot);
      }
    }
    return best;
  }

  /** The word whose stretch of the list is the shortest leads to the fewest documents; the others are looked for in those. */
  #rarestFirst(words: readonly string[]): readonly string[] {
    if (words.length < 2) return words;
    const width = (word: string): number => lowerBound(this.#sorted, `${word}\uffff`) - lowerBound(this.#sorted, word);
    return words
      .map((word) => ({ word, width: width(word) }))
      .sort((a, b) => a.width - b.width)
      .map(({ word }) => word);
  }

  #nextSearch(): number {
    if (this.#searches === 0xffff_ffff) {
      this.#searches = 0;
      this.#seen.fill(0);
    }
    return ++this.#searches;
  }

  /** Two sorted lists into one; words that stand nowhere any more are let go. */
  #merge(): void {
    const fresh = this.#fresh.sort((a, b) => (a.word < b.word ? -1 : 1));
    const merged: Posting[] = [];
    const keep = (posting: Posting): void => {
      if (posting.slots.length > 0) merged.push(posting);
      else this.#postings.delete(posting.word);
    };
    let next = 0;
    for (const posting of this.#sortedPostings) {
      for (let one = fresh[next]; one && one.word < posting.word; one = fresh[++next]) keep(one);
      keep(posting);
    }
    for (let one = fresh[next]; one; one = fresh[++next]) keep(one);
    this.#sorted = merged.map(({ word }) => word);
    this.#sortedPostings = merged;
    this.#fresh = [];
  }
}

/** Names of more words rank alike. */
const MAX_LENGTH = 64;

/** 2 where the word stands whole among these, 1 where one begins with it, 0 otherwise. */
function bestFit(words: readonly string[], wanted: string): 0 | 1 | 2 {
  let begins = false;
  for (const word of words) {
    if (!word.startsWith(wanted)) continue;
    if (word.length === wanted.length) return 2;
    begins = true;
  }
  return begins ? 1 : 0;
}

function lowerBound(list: readonly string[], prefix: string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
