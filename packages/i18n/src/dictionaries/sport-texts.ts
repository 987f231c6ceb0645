/** The catalogue's sport names as texts: `sport.<id>`. */
export const sportTexts = (names: Readonly<Record<number, string>>): Readonly<Record<`sport.${number}`, string>> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`sport.${id}`, name]));
