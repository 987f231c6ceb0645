import type { Names } from '@touchline/feed/feed-events';
import { LRUCache } from 'lru-cache';
import { searchWords, strictWords } from './search-text.ts';

/** A thing with names that can be searched for: a match by its sides, a championship, a competitor. */
export interface SearchHit {
  readonly kind: 'match' | 'champ' | 'competitor';
  readonly id: number;
}

interface Document {
  /** Words in all languages, folded. */
  readonly words: readonly string[];
  /** Words as written, lower case, each between spaces. One text: as a set of words, names took half of what the index has in memory. */
  readonly exact: string;
}

/** A name's words, folded and as written. */
interface Folded {
  readonly words: readonly string[];
  readonly exact: readonly string[];
}

/** A word with the slots of the documents in which it stands. A word without any stays until the next merge. */
interface Posting {
  readonly word: string;
  readonly slots: number[];
}

/** Words that wait outside the sorted list; so many are looked through one by one without anyone noticing. */
const MAX_FRESH = 64;
/** Names whose words are kept: matches of a championship name it, and sides stand in several of them. */
const MAX_FOLDED = 1000;
/** Words of a query beyond these are not looked at. */
const MAX_WORDS = 8;

/**
 * Words in sorted order, each with its documents: whatever begins with a text is one stretch of the list, found by halving. New words wait
 * in a small unsorted list and are merged in when they are many. Names are folded when they are put in.
 */
export class SearchIndex {
  readonly #slots = new Map<string, number>();
  readonly #documents: (Document | undefined)[] = [];
  readonly #entries: (SearchHit | undefined)[] = [];
  readonly #freeSlots: number[] = [];
  readonly #folded = new LRUCache<string, Folded>({ max: MAX_FOLDED });
  readonly #postings = new Map<string, Posting>();
  /** In order; apart from their postings, so that halving touches nothing else. */
  #sorted: string[] = [];
  #sortedPostings: Posting[] = [];
  #fresh: Posting[] = [];
  /**
   * By slot, two numbers: of the search that saw it last (a document is taken once, whatever number of its words fit), and how many words
   * its names have. Side by side, because a search waits for memory more than for anything else.
   */
  #marks = new Uint32Array(2048);
  /** By rank, what a search has found so far; empty between searches. */
  readonly #buckets: number[][] = [];
  #searches = 0;

  static key({ kind, id }: SearchHit): string {
    return `${kind}:${id}`;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** Adds or replaces. `extra`: words that also lead to it (a match's championship does not; its number does). */
  put(entry: SearchHit, names: readonly Names[], extra: readonly string[] = []): void {
    const texts = names.flatMap((name) => Object.values(name).filter((text) => text !== undefined));
    const folded = texts.map((text) => this.#fold(text));
    const words = [...new Set([...folded.flatMap((name) => name.words), ...extra])];
    const key = SearchIndex.key(entry);
    const before = this.#documents[this.#slots.get(key) ?? -1];
    if (before && before.words.length === words.length && before.words.every((word, i) => word === words[i])) return;
    if (before) this.remove(entry);
    const slot = this.#freeSlots.pop() ?? this.#documents.length;
    this.#slots.set(key, slot);
    if (slot * 2 >= this.#marks.length) {
      const grown = new Uint32Array(this.#marks.length * 2);
      grown.set(this.#marks);
      this.#marks = grown;
    }
    this.#marks[slot * 2 + 1] = Math.min(words.length, MAX_LENGTH - 1);
    this.#entries[slot] = entry;
    const postings = words.map((word) => this.#posting(word));
    for (const { slots } of postings) slots.push(slot);
    // The words of the postings, so that each is held once, whatever number of matches it stands in.
    this.#documents[slot] = {
      words: postings.map(({ word }) => word),
      exact: spaced([...new Set(folded.flatMap(({ exact }) => exact))].join(' ')),
    };
  }

  remove(entry: SearchHit): void {
    const key = SearchIndex.key(entry);
    const slot = this.#slots.get(key) ?? -1;
    const document = this.#documents[slot];
    if (!document) return;
    this.#slots.delete(key);
    this.#documents[slot] = undefined;
    this.#entries[slot] = undefined;
    this.#freeSlots.push(slot);
    for (const word of document.words) {
      const slots = this.#postings.get(word)?.slots ?? [];
      const at = slots.indexOf(slot);
      if (at >= 0) slots.splice(at, 1);
    }
  }

  /** Everything in which each word of the text begins some word; best first: more whole words, then shorter names. */
  find(text: string, limit: number): SearchHit[] {
    return this.#ranked(text, limit).map((slot) => this.#entries[slot] as SearchHit);
  }

  /** Everything in which each word stands whole, as typed. */
  findStrict(text: string, limit: number): SearchHit[] {
    const words = strictWords(text).map(spaced);
    if (words.length === 0) return [];
    const found: SearchHit[] = [];
    for (const slot of this.#ranked(text, Number.MAX_SAFE_INTEGER)) {
      const { exact } = this.#document(slot);
      if (words.every((word) => exact.includes(word))) found.push(this.#entries[slot] as SearchHit);
      if (found.length >= limit) break;
    }
    return found;
  }

  #fold(text: string): Folded {
    const kept = this.#folded.get(text);
    if (kept) return kept;
    const folded = { words: searchWords(text), exact: strictWords(text) };
    this.#folded.set(text, folded);
    return folded;
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
    const folded = searchWords(text);
    const words = folded.length === 1 ? folded : [...new Set(folded)].slice(0, MAX_WORDS);
    const [first, ...others] = this.#rarestFirst(words);
    if (first === undefined) return [];
    const marks = this.#marks;
    const buckets = this.#buckets;
    const used: number[] = [];
    const search = this.#nextSearch();
    const takeAll = ({ word, slots }: Posting): void => {
      const whole = word === first ? 1 : 0;
      for (const slot of slots) {
        if (marks[slot * 2] === search) continue;
        marks[slot * 2] = search;
        const wholes = others.length === 0 ? whole : whole + this.#wholesAmong(slot, others);
        if (wholes < 0) continue;
        const rank = (words.length - wholes) * MAX_LENGTH + (marks[slot * 2 + 1] as number);
        buckets[rank] ??= [];
        if (buckets[rank].push(slot) === 1) used.push(rank);
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
    if (used.length > 1) used.sort((a, b) => a - b);
    for (const rank of used) {
      const slots = buckets[rank] as number[];
      for (let i = 0; i < slots.length && best.length < limit; i++) best.push(slots[i] as number);
      slots.length = 0;
    }
    return best;
  }

  /** How many of the words stand whole in a document; far below 0 where one begins none of its words. */
  #wholesAmong(slot: number, words: readonly string[]): number {
    let wholes = 0;
    for (const word of words) {
      const fit = bestFit(this.#document(slot).words, word);
      if (fit === 0) return Number.NEGATIVE_INFINITY;
      if (fit === 2) wholes++;
    }
    return wholes;
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
      for (let i = 0; i < this.#marks.length; i += 2) this.#marks[i] = 0;
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

const spaced = (words: string): string => ` ${words} `;

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
