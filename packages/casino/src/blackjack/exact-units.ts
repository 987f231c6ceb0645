/**
 * Values of hands are whole numbers of a unit so small that every division by thirteen ranks comes out even, as do halves and fifths of
 * what is won: exact, and quicker than fractions. No line of play takes sixty cards.
 */
export const UNIT = 10n * 13n ** 60n;

const RANKS = 13n;
/** Faces and how many ranks show each: four count ten. */
export const FACES: readonly (readonly [face: number, ranks: bigint])[] = Array.from({ length: 10 }, (_, i) => [i + 1, i === 9 ? 4n : 1n]);

/** The mean of a value over the next card. */
export function meanOverCards(value: (face: number) => bigint): bigint {
  const sum = FACES.reduce((total, [face, ranks]) => total + ranks * value(face), 0n);
  if (sum % RANKS !== 0n) throw new RangeError('the unit is too large for so many cards');
  return sum / RANKS;
}

/** Remembers what a function of whole numbers has answered. */
export function remembered<Arguments extends readonly (number | boolean)[]>(
  answer: (...given: Arguments) => bigint,
): (...given: Arguments) => bigint {
  const known = new Map<string, bigint>();
  return (...given) => {
    const key = given.join();
    let value = known.get(key);
    if (value === undefined) {
      value = answer(...given);
      known.set(key, value);
    }
    return value;
  };
}
