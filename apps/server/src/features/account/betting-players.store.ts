import type pg from 'pg';

/** Facts of a player that betting has to know: the account that stakes, the country, whether the player is kept from it. */
export interface BettingPlayerRow {
  readonly playerId: bigint;
  readonly brandId: number;
  readonly countryId: number;
  readonly blocked: boolean;
  readonly bettingBlocked: boolean;
  readonly selfExcludedUntil: Date | null;
  /** The law where the player lives wants an identification before any stake, and there is none. */
  readonly unidentified: boolean;
  /** Of one bet, minor units of the base currency; null without a bound of the player's own. */
  readonly maxStakeMinor: bigint | null;
  readonly accountId: bigint | null;
  readonly currency: string | null;
  readonly balanceMinor: bigint | null;
}

/**
 * Any number of players at once; each with the main account asked for, or with the active one where none is (0). Players that do not
 * exist are missing from the answer; an account that is not the player's main one is null.
 */
export async function readBettingPlayers(
  pool: pg.Pool,
  wanted: readonly { readonly playerId: bigint; readonly accountId: bigint }[],
): Promise<(BettingPlayerRow & { readonly wantedAccountId: bigint })[]> {
  const { rows } = await pool.query<BettingPlayerRow & { wantedAccountId: bigint }>({
    name: 'account-betting-players',
    text: `select p.id as "playerId", w.account_id as "wantedAccountId", p.brand_id as "brandId", p.country_id as "countryId",
        p.blocked and coalesce(p.blocked_until > now(), true) as blocked, coalesce(p.betting_blocked_until > now(), false) as "bettingBlocked",
        case when p.self_excluded_until > now() then p.self_excluded_until end as "selfExcludedUntil",
        coalesce(limit_find_bar(p.id) = 'identity_required_to_play', false) as unidentified, p.max_stake_minor as "maxStakeMinor",
        a.id as "accountId", a.currency, a.balance_minor as "balanceMinor"
      from unnest($1::bigint[], $2::bigint[]) w (player_id, account_id)
      join player p on p.id = w.player_id
      left join ledger_account a on a.id = case w.account_id when 0 then p.active_account_id else w.account_id end
        and a.player_id = p.id and a.kind = 'player-main'`,
    values: [wanted.map((w) => w.playerId), wanted.map((w) => w.accountId)],
  });
  return rows;
}
