// Hands of poker worked out once more, by their definition and without tables: slow, and nothing in it is shared with what it proves.

const FIRST = 97;
/** A letter a number, so that texts compare as lists of numbers do. */
const letter = (of: number): string => String.fromCharCode(FIRST + of);

/** A hand of exactly five: its kind and then its ranks, those that stand together most often first. Later in the alphabet wins. */
function fiveOf(cards: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card >> 2, (counts.get(card >> 2) ?? 0) + 1);
  const groups = [...counts].sort(([rankA, a], [rankB, b]) => b - a || rankB - rankA);
  const ranks = groups.map(([rank]) => rank);
  const shape = groups.map(([, count]) => count).join('');
  const isFlush = cards.every((card) => card % 4 === (cards[0] as number) % 4);
  const isWheel = ranks.join() === '12,3,2,1,0';
  const isStraight = shape === '11111' && (isWheel || (ranks[0] as number) - (ranks[4] as number) === 4);
  const kind =
    isFlush && isStraight
      ? 8
      : shape === '41'
        ? 7
        : shape === '32'
          ? 6
          : isFlush
            ? 5
            : isStraight
              ? 4
              : ({ '311': 3, '221': 2, '2111': 1 }[shape] ?? 0);
  return letter(kind) + (isWheel && isStraight ? [3, 2, 1, 0, 0] : ranks).map(letter).join('');
}

/**
 * The best hand of five that can be made of cards, two of the first `own` of them and three of the others at least where the number says so: with
 * `own` 4 and nine cards it is Omaha's rule, with as many as there are cards any five count.
 *
 * @internal
 */
export function bestOfFives(cards: readonly number[], own: number): string {
  let best = '';
  const choose = (from: number, picked: readonly number[]): void => {
    if (picked.length === 5) {
      const isAllowed = own === cards.length || picked.filter((at) => at < own).length === 2;
      const hand = isAllowed ? fiveOf(picked.map((at) => cards[at] as number)) : '';
      if (hand > best) best = hand;
      return;
    }
    for (let at = from; at < cards.length; at += 1) choose(at + 1, [...picked, at]);
  };
  choose(0, []);
  return best;
}

/**
 * The kind of such a hand, as `HAND` numbers them.
 *
 * @internal
 */
export const kindOfFive = (hand: string): number => hand.charCodeAt(0) - FIRST;
