import { wholePoints } from '@touchline/casino/club/club-points';
import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import { moneyText } from '@touchline/catalogue/money-text';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import { readOpenPeriods } from '../cashback.store.ts';
import { boundsOf } from '../cashback-of.ts';
import type { CasinoClubDeps } from '../casino-club-deps.ts';
import { type ClubLaw, clubLawOf } from '../club-law.ts';
import { readMembers } from '../club-member.store.ts';
import { CLUB_TERMS } from '../club-terms.ts';
import { presentPeriods } from '../present-period.ts';

const tierAt = (level: number): (typeof LOYALTY_TIERS)[number] => LOYALTY_TIERS[level] ?? 'copper';

export const casinoClub =
  (deps: CasinoClubDeps): Handler<'casinoClub'> =>
  async (_input, caller) => {
    const { platform, account, site } = deps;
    const { brand, player } = caller;
    const visitor = site.visitorDefaults(caller);
    const [facts] = player ? await account.readBettingPlayers([{ playerId: player.id, accountId: 0n }]) : [];
    const playing = player ? (await account.filterPlayablePlayers([player.id])).has(player.id) : true;
    const law = clubLawOf(site.jurisdiction(facts?.countryId ?? visitor.countryId));
    const currency = facts?.currency ?? visitor.currency;
    // Whoever is kept from playing is shown no gifts for playing.
    const offered = law.offered && playing;
    const { unitMinor, minMinor } = boundsOf(deps, brand.id, currency, law);
    const known = (await CLUB_TERMS.readNewest(platform.pool, [brand.id])).get(brand.id);
    invariant(known !== undefined, 'a brand has terms from its beginning on');
    const levels = known.value.levels.map(({ points, lossPpm, maxUnits, edgeSharePpm }, i) => ({
      tier: tierAt(i),
      points,
      lossPpm,
      max: moneyText(BigInt(Math.min(maxUnits, law.maxGiftUnits ?? maxUnits)) * unitMinor, currency),
      edgeSharePpm,
    }));
    return {
      offered,
      currency,
      min: moneyText(minMinor, currency),
      stakesForPoint: moneyText(minMinor * 100n, currency),
      levels: offered ? levels : [],
      own: player && offered ? await readOwn(deps, brand.id, player.id, law) : null,
    };
  };

async function readOwn(deps: CasinoClubDeps, brandId: number, playerId: bigint, law: ClubLaw) {
  const { pool } = deps.platform;
  const [members, open] = await Promise.all([readMembers(pool, [playerId]), readOpenPeriods(pool, playerId)]);
  const { microPoints, level } = members.get(playerId) ?? { microPoints: 0n, level: 0 };
  return { tier: tierAt(level), points: wholePoints(microPoints), periods: await presentPeriods(deps, { brandId, playerId, law }, open) };
}
