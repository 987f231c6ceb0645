import { moneyText } from '@touchline/catalogue/money-text';
import type { CashbackView } from '@touchline/contract/casino-club/calls';
import type { CashbackPeriod } from './cashback.store.ts';
import { boundsOf, cashbackOf } from './cashback-of.ts';
import type { CasinoClubDeps } from './casino-club-deps.ts';
import type { ClubLaw } from './club-law.ts';
import { readMembers } from './club-member.store.ts';
import { CLUB_TERMS } from './club-terms.ts';

/** A player's periods as the player sees them: those that run with what they would give, were they to end now. */
export async function presentPeriods(
  deps: CasinoClubDeps,
  { brandId, playerId, law }: { readonly brandId: number; readonly playerId: bigint; readonly law: ClubLaw },
  periods: readonly CashbackPeriod[],
): Promise<CashbackView[]> {
  const { pool } = deps.platform;
  const level = (await readMembers(pool, [playerId])).get(playerId)?.level ?? 0;
  const versions = new Set(periods.flatMap(({ status, version }) => (status === 'open' ? [version] : [])));
  const terms = new Map(
    await Promise.all([...versions].map(async (version) => [version, await CLUB_TERMS.read(pool, brandId, version)] as const)),
  );
  return periods.map((period) => {
    const { kind, day, startsAt, endsAt, currency, rounds, stakedMinor, returnedMinor, status } = period;
    const known = status === 'open' ? terms.get(period.version) : undefined;
    const amountMinor = known ? cashbackOf(period, known, level, law, boundsOf(deps, brandId, currency, law)) : period.amountMinor;
    return {
      kind,
      day,
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
      currency,
      rounds,
      staked: moneyText(stakedMinor, currency),
      returned: moneyText(returnedMinor, currency),
      amount: moneyText(amountMinor, currency),
      status,
    };
  });
}
