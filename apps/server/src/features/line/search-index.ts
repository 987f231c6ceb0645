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

/**
 * Words in sorted order, each with the documents in which it stands: whatever begins with a text is one stretch of the list, found by
 * halving. New words wait in a small unsorted list and are merged in when they are many.
 */
export class SearchIndex {
  readonly #documents = new Map<string, Document>();
  /** Interned: a word is held once, whatever number of matches it stands in. */
  readonly #postings = new Map<string, Set<string>>();
  #sorted: string[] = [];
  #fresh = new Set<string>();

  static key({ kind, id }: Entry): string {
    return `${kind}:${id}`;
  }

  get size(): number {
    return this.#documents.size;
  }

  /** Adds or replaces. `extra`: words that also lead to it (a match's championship does not; its number does). */
  put(entry: Entry, names: readonly Names[], extra: readonly string[] = []): void {
    const key = SearchIndex.key(entry);
    const texts = names.flatMap((name) => Object.values(name).filter((text) => text !== undefined));
    const words = [...new Set([...texts.flatMap(foldWords), ...extra])];
    const before = this.#documents.get(key);
    if (before && before.words.length === words.length && before.words.every((word, i) => word === words[i])) return;
    if (before) this.remove(entry);
    this.#documents.set(key, { entry, words, exact: new Set(texts.flatMap(strictWords)) });
    for (const word of words) {
      const set = this.#postings.get(word);
      if (set) set.add(key);
      else {
        this.#postings.set(word, new Set([key]));
        this.#fresh.add(word);
      }
    }
  }

  remove(entry: Entry): void {
    const key = SearchIndex.key(entry);
    const document = this.#documents.get(key);
    if (!document) return;
    this.#documents.delete(key);
    for (const word of document.words) {
      const set = this.#postings.get(word);
      set?.delete(key);
      if (set?.size === 0) {
        this.#postings.delete(word);
        this.#fresh.delete(word);
      }
    }
  }

  /** Everything in which each word of the text begins some word; best first: more whole words, then shorter names. */
  find(text: string, limit: number): Entry[] {
    const words = [...new Set(foldWords(text))].slice(0, 8);
    if (words.length === 0) return [];
    this.#merge();
    let found: Set<string> | undefined;
    // The longest word leaves the fewest.
    for (const word of words.toSorted((a, b) => b.length - a.length)) {
      const next = this.#beginning(word, found);
      if (next.size === 0) return [];
      found = next;
    }
    const scored = [...(found ?? [])].map((key) => {
      const document = this.#documents.get(key) as Document;
      const whole = words.filter((word) => document.words.includes(word)).length;
      return { entry: document.entry, score: whole * 100 - document.words.length };
    });
    return scored
      .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id)
      .slice(0, limit)
      .map(({ entry }) => entry);
  }

  /** Everything in which each word stands whole, as typed. */
  findStrict(text: string, limit: number): Entry[] {
    const words = strictWords(text);
    if (words.length === 0) return [];
    const found: Entry[] = [];
    for (const { entry } of this.find(text, Number.MAX_SAFE_INTEGER).map((e) => ({ entry: e }))) {
      const document = this.#documents.get(SearchIndex.key(entry));
      if (document && words.every((word) => document.exact.has(word))) found.push(entry);
      if (found.length >= limit) break;
    }
    return found;
  }

  /** Keys of documents with a word that begins so, among `within` where given. */
  #beginning(prefix: string, within: ReadonlySet<string> | undefined): Set<string> {
    const keys = new Set<string>();
    for (let i = lowerBound(this.#sorted, prefix); i < this.#sorted.length; i++) {
      const word = this.#sorted[i] as string;
      if (!word.startsWith(prefix)) break;
      for (const key of this.#postings.get(word) ?? []) if (!within || within.has(key)) keys.add(key);
    }
    return keys;
  }

  #merge(): void {
    if (this.#fresh.size === 0) return;
    this.#sorted = [...new Set([...this.#sorted, ...this.#fresh])].filter((word) => this.#postings.has(word)).sort();
    this.#fresh = new Set();
  }
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
