import type { BettingTax } from '@touchline/betting/tax/betting-tax';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { parseMoney } from '@touchline/kernel/money';
import { LRUCache } from 'lru-cache';
import type { AccountFeature } from '#features/account';
import { limitCurrency } from '#features/risk';
import { entryBounds } from '#platform/cache/entry-bounds';
import type { Clock } from '#platform/clock';
import { createGroupCommit } from '#platform/db/group-commit';
import type { HouseTerms } from './house-terms.ts';
import type { BettingPlayer, BettingPlayers, TermsPort } from './ports.ts';

/** How long facts of a player are believed. The database decides again on everything that matters. */
const CACHE_TTL_MS = 1_000;
const MAX_CACHE_ENTRIES = 50_000;

interface Wanted {
  readonly playerId: bigint;
  readonly accountId: bigint;
}
type Row = Awaited<ReturnType<AccountFeature['readBettingPlayers']>>[number];

const NOTHING: HouseTerms = { minBetMinor: () => 0n, stakeLimitPercent: 100, closedSports: [] };
const NOBODY: BettingPlayer = {
  account: undefined,
  block: { code: 'blocked', until: null },
  tax: null,
  maxStakeMinor: null,
  house: NOTHING,
};

/** The site's taxes in the engine's words; null where there are none. */
export function bettingTaxOf(taxes: ReturnType<TermsPort['taxes']>, currency: string): BettingTax | null {
  if (taxes.type === 'none') return null;
  const threshold = parseMoney(taxes.winAmountThreshold, currencyByCode(currency)?.scale ?? 2);
  return {
    type: taxes.type === 'stake' ? 'payout' : taxes.type,
    stakeTaxBasisPoints: taxes.stakeTaxBasisPoints,
    payoutTaxBasisPoints: taxes.payoutTaxBasisPoints,
    winThresholdMinor: threshold.ok ? threshold.value : 0n,
    oddsThresholdMilli: taxes.coefficientThreshold,
    returnsTax: taxes.hasReturnTax,
  };
}

/** Why the player may not bet, in the engine's words; the gravest where there are several. */
function blockOf({ blocked, bettingBlocked, selfExcludedUntil, unidentified }: Row): BettingPlayer['block'] {
  if (blocked) return { code: 'blocked', until: null };
  if (selfExcludedUntil) return { code: 'self-excluded', until: selfExcludedUntil.getTime() };
  if (bettingBlocked) return { code: 'betting-blocked', until: null };
  return unidentified ? { code: 'unidentified', until: null } : null;
}

/** Reads players together: the bets that arrive while one statement runs share the next one. */
export function createBettingPlayers(account: AccountFeature, terms: TermsPort, clock: Clock): BettingPlayers {
  const remembered = new LRUCache<string, BettingPlayer>({
    ...entryBounds(MAX_CACHE_ENTRIES),
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now() },
  });
  const keyOf = ({ playerId, accountId }: Wanted): string => `${playerId} ${accountId}`;

  function present(row: Row | undefined): BettingPlayer {
    if (!row) return NOBODY;
    const { accountId: id, brandId, countryId, currency, balanceMinor, maxStakeMinor } = row;
    return {
      account: id === null || currency === null || balanceMinor === null ? undefined : { id, currency, balanceMinor },
      block: blockOf(row),
      tax: currency === null ? null : bettingTaxOf(terms.taxes(countryId, currency), currency),
      maxStakeMinor: currency === null || maxStakeMinor === null ? null : limitCurrency(currency, terms.unitMinor).fromBase(maxStakeMinor),
      house: terms.houseTerms(brandId, countryId),
    };
  }
  const reads = createGroupCommit<Wanted, BettingPlayer>({
    async write(batch) {
      const rows = new Map((await account.readBettingPlayers(batch)).map((row) => [`${row.playerId} ${row.wantedAccountId}`, row]));
      return batch.map((wanted) => present(rows.get(keyOf(wanted))));
    },
    keyOf,
    order: () => 0,
    maxBatchSize: 512,
  });
  async function read(wanted: Wanted): Promise<BettingPlayer> {
    const player = await reads.submit(wanted);
    remembered.set(keyOf(wanted), player);
    return player;
  }
  return {
    async readBettingPlayer(playerId, accountId = 0n) {
      return remembered.get(keyOf({ playerId, accountId })) ?? read({ playerId, accountId });
    },
    readFreshPlayer: (playerId, accountId = 0n) => read({ playerId, accountId }),
  };
}
