import { createRandom } from '@touchline/kernel/random';
import { SearchIndex } from '../src/features/line/search-index.ts';
import { median } from './parts/http-load.ts';

const EVENTS = 50_000;
const QUERIES = 4000;
const ROUNDS = 7;
const MAX = 3;

/** Names of two or three syllables: about as many different words as club names have. */
function names(): string[] {
  const random = createRandom('search');
  const syllables = [
    'ar',
    'be',
    'cor',
    'da',
    'el',
    'fi',
    'gor',
    'ha',
    'in',
    'jo',
    'ka',
    'lo',
    'mi',
    'no',
    'or',
    'pe',
    'ri',
    'sa',
    'to',
    'ul',
    'vi',
    'za',
  ];
  const word = (): string => Array.from({ length: 2 + random.int(3) }, () => random.pick(syllables)).join('');
  return Array.from({ length: EVENTS }, () => `${word()} ${word()}`);
}

export const bench = {
  name: 'search',
  goal: `p50 at most ${MAX}x a bare sorted list of 50,000 names`,
  async run() {
    const list = names();
    const index = new SearchIndex();
    for (const [id, name] of list.entries()) index.put({ kind: 'match', id }, [{ en: name }]);
    const sorted = list.toSorted();
    const random = createRandom('queries');
    const queries = Array.from({ length: QUERIES }, () => (list[random.int(list.length)] ?? '').slice(0, 6));
    // Merges what has been put in.
    index.find('a', 1);
    const bare = (prefix: string): string[] => {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < prefix) low = middle + 1;
        else high = middle;
      }
      const found: string[] = [];
      for (let i = low; i < sorted.length && found.length < 50 && sorted[i]?.startsWith(prefix); i++) found.push(sorted[i] ?? '');
      return found;
    };
    const p50 = (search: (text: string) => unknown): number => {
      const times = queries.map((text) => {
        const from = process.hrtime.bigint();
        search(text);
        return Number(process.hrtime.bigint() - from) / 1000;
      });
      return median(times);
    };
    const a: number[] = [];
    const b: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      a.push(p50((text) => index.find(text, 50)));
      b.push(p50(bare));
    }
    const ratio = median(a.map((us, i) => us / (b[i] ?? 1)));
    return {
      ours: `${median(a).toFixed(1)} us`,
      against: `${median(b).toFixed(1)} us`,
      ratio,
      pass: ratio <= MAX,
      notes: `any word, folded, ranked; ${QUERIES} queries of up to 6 letters, ${ROUNDS} rounds`,
    };
  },
};
