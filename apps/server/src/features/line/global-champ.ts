import { countryById } from '@touchline/catalogue/places/countries';
import { belongsTo, GLOBAL_CHAMPS, type GlobalChamp, globalChampById } from '@touchline/catalogue/sport/global-champs';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Champ } from '@touchline/feed/feed-events';
import { invariant } from '@touchline/kernel/invariant';

/** Which events a championship belongs to; championships are interned by the book, so each is looked at once. */
const known = new WeakMap<Champ, readonly GlobalChamp[]>();

export function globalChampsOf(champ: Champ): readonly GlobalChamp[] {
  let globals = known.get(champ);
  if (!globals) {
    const country = champ.country === 0 ? '' : (countryById(champ.country)?.code ?? '?');
    globals = GLOBAL_CHAMPS.filter((one) => belongsTo(one, champ.sport, country, champ.names.en));
    known.set(champ, globals);
  }
  return globals;
}

/** Whether a match is of an event, by the event's number. */
export function isInGlobalChamp(id: number): (match: BookMatch) => boolean {
  const global = globalChampById(id);
  invariant(global, `there is no event ${id}`);
  return (match) => globalChampsOf(match.fixture.champ).includes(global);
}
