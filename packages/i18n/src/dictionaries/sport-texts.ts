import { ESPORTS } from '@touchline/catalogue/esports';

/** The catalogue's sport names as texts, `sport.<id>`; esports disciplines under their trade names. */
export const sportTexts = (names: Readonly<Record<number, string>>): Readonly<Record<`sport.${number}`, string>> =>
  Object.fromEntries([
    ...Object.entries(names).map(([id, name]) => [`sport.${id}`, name] as const),
    ...ESPORTS.map(({ id, name }) => [`sport.${id}`, name] as const),
  ]);
