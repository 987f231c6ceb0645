import type { ChampView } from '@touchline/contract/line/shapes';

type NamedChamp = Pick<ChampView, 'name' | 'countryName'>;

/** The ending that Russian declines: a championship "of Kazakhstan", "of Spain" or "of Egypt" has the rest of the country's name. */
const DECLINED_ENDING = /(?<=\p{L}{4})(?:ет|[аеийоуыьэюя])$/u;

/** The country to be said beside a championship's name; empty where none is known, or the name says it: "Kazakhstan Premier League". */
export const countryBeside = ({ name, countryName }: NamedChamp): string =>
  name.includes(countryName.replace(DECLINED_ENDING, '')) ? '' : countryName;

/** A championship in one line, its country once: "England Premier League". */
export const champTitle = (champ: NamedChamp): string => `${countryBeside(champ)} ${champ.name}`.trim();
