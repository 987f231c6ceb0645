import { countryById } from '@touchline/catalogue/places/countries';
import type { Caller } from '#platform/http/handler';
import { hostName } from '#platform/http/hosts';
import type { ReadSettings } from './settings/site-settings.ts';
import { visitorDefaults } from './visitor.ts';

/** R117: languages that guests, or players, are not offered; a page in one of them opens all the same. */
const HIDDEN: Readonly<Record<'guest' | 'player', readonly string[]>> = { guest: [], player: [] };

export const shownLanguages = (languages: readonly string[], signedIn: boolean, hidden = HIDDEN): string[] =>
  languages.filter((language) => !hidden[signedIn ? 'player' : 'guest'].includes(language));

/** R117: on some hosts, guests of the countries for which these are set have to sign in first. */
export function isAuthRequired(readSettings: ReadSettings, caller: Pick<Caller, 'brand' | 'player' | 'message'>): boolean {
  if (caller.player !== null) return false;
  const country = countryById(visitorDefaults(readSettings, caller).countryId)?.alpha2 ?? undefined;
  const { signInFirstHosts } = readSettings({ brandId: caller.brand.id, country });
  return signInFirstHosts.includes(hostName(caller.message.header('host')) ?? '');
}
