import { findLobbyGame } from '@touchline/casino/games/games';
import { isPrizeTable } from '@touchline/casino/tournament/prize-table';
import { BASE_LANGUAGE, isSiteLanguage } from '@touchline/catalogue/places/languages';
import type { TournamentRules } from '@touchline/contract/casino-tournaments/shapes';
import { Failure } from '#platform/http/failure';
import type { CasinoTournamentsDeps } from './casino-tournaments-deps.ts';
import type { NewTournament } from './tournament.store.ts';

const DAY_MS = 86_400_000;
const MIN_MS = 10 * 60_000;
const MAX_MS = 92 * DAY_MS;

/** The field by which rules cannot be: each kind has its own numbers, and no others. */
function problemOfRules({ scoring, bestOf, hitMultiplier, cap }: TournamentRules): readonly [string, string] | undefined {
  if ((scoring === 'best-rounds') !== (bestOf !== null)) return ['rules.bestOf', 'a number for best-rounds, null for the others'];
  if ((scoring === 'hits') !== (hitMultiplier !== null)) return ['rules.hitMultiplier', 'hundredths for hits, null for the others'];
  if (cap !== null && ['rounds', 'hits', 'win-streak', 'best-multiplier'].includes(scoring))
    return ['rules.cap', 'null where rounds are counted'];
  return undefined;
}

function problemOf(made: NewTournament, currencies: readonly string[], now: number): readonly [string, string] | undefined {
  const { names, games, prizes, startsAt, endsAt } = made;
  const lengthMs = endsAt.getTime() - startsAt.getTime();
  if (!names[BASE_LANGUAGE]) return ['names', `one in ${BASE_LANGUAGE} at least`];
  if (Object.keys(names).some((code) => !isSiteLanguage(code))) return ['names', 'languages of the site'];
  if (games.some((game) => !findLobbyGame(game))) return ['games', 'games of the house'];
  if (Object.keys(made.minStakes).some((code) => !currencies.includes(code))) return ['currencies', 'currencies of the site'];
  if (!isPrizeTable(prizes)) return ['prizes', 'places from 1 on without holes, none with more than the one before'];
  if (endsAt.getTime() <= now || lengthMs < MIN_MS || lengthMs > MAX_MS)
    return ['endsAt', 'in the future, from 10 minutes to 92 days after startsAt'];
  return problemOfRules(made.rules);
}

/** Throws Failure `invalid` that names the field by which a tournament cannot be. */
export function requireSound({ platform, site }: CasinoTournamentsDeps, made: NewTournament): void {
  const problem = problemOf(made, site.readSettings({ brandId: made.brandId }).currencies, platform.clock.now());
  if (problem) throw new Failure('invalid', { fields: { [problem[0]]: [problem[1]] } });
}

/** The least stake of each currency at a brand, minor units as text; of all its currencies where none is named. */
export function minStakesOf({ site }: Pick<CasinoTournamentsDeps, 'site'>, brandId: number, currencies: readonly string[]) {
  const chosen = currencies.length === 0 ? site.readSettings({ brandId }).currencies : currencies;
  return Object.fromEntries(chosen.map((currency) => [currency, String(site.minStakeMinor(brandId, currency))]));
}
