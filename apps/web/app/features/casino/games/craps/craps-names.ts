import type { Translator } from '@touchline/i18n/translator';
import type { CrapsPlace } from './craps-places.ts';

const NUMBERED = /^(place|hard)(\d+)$/;

/** The name of a place of the layout. */
export function crapsName(t: Translator, on: CrapsPlace): string {
  const numbered = NUMBERED.exec(on);
  return numbered
    ? t(`casino.craps.${numbered[1] as 'place' | 'hard'}`, { n: Number(numbered[2]) })
    : t(`casino.craps.${on as PlainPlace}`);
}
type PlainPlace = Exclude<CrapsPlace, `place${number}` | `hard${number}`>;
