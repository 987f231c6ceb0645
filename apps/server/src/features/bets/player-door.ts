import type { BettingTax } from '@touchline/betting/tax/betting-tax';
import { currencyByCode } from '@touchline/catalogue/currencies';
import { parseMoney } from '@touchline/kernel/money';
import type { AccountFeature } from '#features/account';
import { limitCurrency } from '#features/risk';
import type { SiteFeature } from '#features/site';
import type { Clock } from '#platform/clock';
import type { BettingPlayer, PlayerDoor } from './doors.ts';
import { createGroupCommit } from './placement/group-commit.ts';

/** How long facts of a player are believed. The database decides again on everything that matters. */
const BELIEVED_MS = 1_000;
const MOST_REMEMBERED = 50_000;

interface Wanted {
  readonly playerId: bigint;
  readonly accountId: bigint;
}
type Row = Awaited<ReturnType<AccountFeature['readBettingPlayers']>>[number];

const NOBODY: BettingPlayer = { account: undefined, block: { code: 'blocked', until: null }, tax: null, mostStakeMinor: null };

/** The site's taxes in the engine's words; null where there are none. */
export function bettingTaxOf(taxes: ReturnType<SiteFeature['taxes']>, currency: string): BettingTax | null {
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

/** Reads players together: the bets that arrive while one statement runs share the next one. */
export function createPlayerDoor(account: AccountFeature, site: SiteFeature, clock: Clock): PlayerDoor {
  const remembered = new Map<string, { readonly at: number; readonly player: BettingPlayer }>();
  const keyOf = ({ playerId, accountId }: Wanted): string => `${playerId} ${accountId}`;

  function present(row: Row | undefined): BettingPlayer {
    if (!row) return NOBODY;
    const { accountId: id, countryId, currency, balanceMinor, blocked, bettingBlocked, selfExcludedUntil, mostStakeMinor } = row;
    const barred = bettingBlocked ? ({ code: 'betting-blocked', until: null } as const) : null;
    const excluded = selfExcludedUntil ? ({ code: 'self-excluded', until: selfExcludedUntil.getTime() } as const) : barred;
    return {
      account: id === null || currency === null || balanceMinor === null ? undefined : { id, currency, balanceMinor },
      block: blocked ? { code: 'blocked', until: null } : excluded,
      tax: currency === null ? null : bettingTaxOf(site.taxes(countryId, currency), currency),
      mostStakeMinor:
        currency === null || mostStakeMinor === null ? null : limitCurrency(currency, site.unitMinor).fromBase(mostStakeMinor),
    };
  }
  const reads = createGroupCommit<Wanted, BettingPlayer>({
    async write(batch) {
      const rows = new Map((await account.readBettingPlayers(batch)).map((row) => [`${row.playerId} ${row.wantedAccountId}`, row]));
      return batch.map((wanted) => present(rows.get(keyOf(wanted))));
    },
    keyOf,
    order: () => 0,
    mostInBatch: 512,
  });
  async function read(wanted: Wanted): Promise<BettingPlayer> {
    const player = await reads.submit(wanted);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(keyOf(wanted), { at: clock.now(), player });
    return player;
  }
  return {
    async readBettingPlayer(playerId, accountId = 0n) {
      const known = remembered.get(keyOf({ playerId, accountId }));
      if (known && clock.now() - known.at < BELIEVED_MS) return known.player;
      return read({ playerId, accountId });
    },
    readFreshPlayer: (playerId, accountId = 0n) => read({ playerId, accountId }),
  };
}
