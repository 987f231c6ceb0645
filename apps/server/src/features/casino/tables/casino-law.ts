import { type CasinoRules, STRICTEST_CASINO } from '@touchline/catalogue/jurisdictions/casino-rules';
import type { CasinoDeps } from '../casino-deps.ts';
import { isSlot } from './game-category.ts';

/** The demands that the law of a player's country makes on a game. */
export interface CasinoLaw
  extends Pick<CasinoRules, 'allowed' | 'autoplay' | 'turbo' | 'slamStop' | 'bonusBuy' | 'guestDemo' | 'jackpots' | 'chat'> {
  /** The least time from the beginning of a round to that of the next, ms. */
  readonly minRoundMs: number;
  /** The greatest stake in whole units of `currency`; null where the law names none. */
  readonly maxStakeUnits: number | null;
  readonly currency: string;
}

/** A player whose age is unknown is treated as the youngest that the law knows. */
function maxSpinStake({ maxSpinStakeUnits, maxSpinStakeByAge }: CasinoRules, age: number | null): number | null {
  const tier = age === null ? maxSpinStakeByAge[0] : maxSpinStakeByAge.findLast(({ fromAge }) => age >= fromAge);
  return tier?.units ?? maxSpinStakeUnits;
}

/** The part of the site that knows the laws. */
interface LawDeps {
  readonly site: Pick<CasinoDeps['site'], 'countryCode' | 'jurisdiction'>;
}

/** The rules of a game for residents of a country; where nobody knows the country the strictest of everything. */
export const findLaw = (deps: LawDeps, countryId: number, game: string, age: number | null = null): CasinoLaw =>
  lawOf(deps, countryId, isSlot(game), age);

/** The same of a kind of game: `slot`, or everything else. */
export function lawOf({ site }: LawDeps, countryId: number, slot: boolean, age: number | null): CasinoLaw {
  const { casino, currency } = site.jurisdiction(countryId);
  const rules = site.countryCode(countryId) === undefined ? STRICTEST_CASINO : casino;
  const { allowed, autoplay, turbo, slamStop, bonusBuy, guestDemo, jackpots, chat, minSpinMs, minRoundMs } = rules;
  return {
    allowed,
    autoplay,
    turbo,
    slamStop,
    bonusBuy,
    guestDemo,
    jackpots,
    chat,
    minRoundMs: slot ? minSpinMs : minRoundMs,
    maxStakeUnits: slot ? maxSpinStake(rules, age) : null,
    currency,
  };
}
