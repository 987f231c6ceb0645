/** The words of an entry that a list to choose from knows. */
export interface Findable {
  readonly name: string;
  /** A code that the entry is known by as well: of a country, a currency, a language. */
  readonly iso?: string | undefined;
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** R041: entries whose name or code holds the words exactly as typed; the earlier the words stand in it, the higher the entry. */
export function findOptions<T extends Findable>(options: readonly T[], typed: string): readonly T[] {
  const words = fold(typed.trim());
  if (words === '') return options;
  const found = options.flatMap((option) => {
    const places = [option.name, option.iso ?? ''].map((text) => fold(text).indexOf(words)).filter((at) => at >= 0);
    return places.length === 0 ? [] : [{ option, at: Math.min(...places) }];
  });
  return found.toSorted((a, b) => a.at - b.at).map(({ option }) => option);
}
