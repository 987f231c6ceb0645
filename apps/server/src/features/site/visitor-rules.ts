import { SITE_LANGUAGES } from '@touchline/catalogue/languages';
import type { Config } from '#platform/config';
import type { Caller } from '#platform/handler';

/** R117: languages that guests, or players, are not offered; a page in one of them opens all the same. */
const HIDDEN: Readonly<Record<'guest' | 'player', readonly string[]>> = { guest: [], player: [] };

export const shownLanguages = (signedIn: boolean, hidden = HIDDEN): string[] =>
  SITE_LANGUAGES.filter((language) => !hidden[signedIn ? 'player' : 'guest'].includes(language));

/** R117: on a host of the VIP kind, guests from some countries (ISO alpha-2) have to sign in first. */
export function isAuthRequired(vip: Config['vip'], { player, message }: Pick<Caller, 'player' | 'message'>, country: string): boolean {
  const host = (message.header('host') ?? '').toLowerCase().replace(/:\d+$/, '');
  return player === null && vip.hosts.includes(host) && vip.countries.includes(country);
}
