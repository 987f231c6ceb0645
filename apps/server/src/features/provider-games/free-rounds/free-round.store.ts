import type { Queryable } from '#platform/db/queryable';
import type { FreeRoundReward } from '../api/provider-api.ts';

export interface NewCampaign {
  readonly brandId: number;
  readonly provider: string;
  readonly game: string;
  readonly name: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  /** For each player. */
  readonly rounds: number;
  readonly endsAt: Date;
}

export interface Campaign extends NewCampaign {
  readonly id: bigint;
  readonly endedAt: Date | null;
  readonly players: number;
  readonly told: number;
  readonly played: number;
  readonly wonMinor: bigint;
}

/** Writes a campaign and each player's part of it. */
export async function writeCampaign(
  on: Queryable,
  { brandId, provider, game, name, currency, stakeMinor, rounds, endsAt }: NewCampaign,
  players: readonly { readonly playerId: bigint; readonly accountId: bigint }[],
): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    `with made as (
       insert into free_round_campaign (brand_id, provider, game, name, currency, stake_minor, rounds, ends_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id
     ), given as (
       insert into free_round_reward (campaign_id, player_id, account_id)
       select made.id, p.* from made, unnest($9::bigint[], $10::bigint[]) p
     ) select id from made`,
    [
      brandId,
      provider,
      game,
      name,
      currency,
      stakeMinor,
      rounds,
      endsAt,
      players.map(({ playerId }) => playerId),
      players.map(({ accountId }) => accountId),
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a campaign was not written');
  return id;
}

/** False where the brand has no such campaign. One that was ended stays as it is. */
export async function writeCampaignEnd(on: Queryable, brandId: number, id: bigint): Promise<boolean> {
  const { rowCount } = await on.query(
    'update free_round_campaign set ended_at = coalesce(ended_at, clock_timestamp()) where brand_id = $1 and id = $2',
    [brandId, id],
  );
  return rowCount === 1;
}

/** A brand's campaigns, the newest first. */
export async function readCampaigns(on: Queryable, brandId: number, count: number): Promise<Campaign[]> {
  const { rows } = await on.query<Campaign>(
    `select c.id, c.brand_id as "brandId", c.provider, c.game, c.name, c.currency, c.stake_minor as "stakeMinor", c.rounds, c.ends_at as "endsAt",
       c.ended_at as "endedAt", count(distinct r.reward)::int as players, count(distinct r.reward) filter (where r.told_at is not null)::int as told,
       count(m.name) filter (where m.kind = 'stake')::int as played,
       coalesce(sum(m.amount_minor) filter (where m.kind = 'win'), 0)::bigint as "wonMinor"
     from free_round_campaign c join free_round_reward r on r.campaign_id = c.id left join free_round_movement m on m.reward = r.reward
     where c.brand_id = $1 group by c.id order by c.id desc limit $2`,
    [brandId, count],
  );
  return rows;
}

/** Those of the players who are of the brand. */
export async function readPlayersOfBrand(on: Queryable, brandId: number, players: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const { rows } = await on.query<{ id: bigint }>(
    'select player_id as id from player_brand where brand_id = $1 and player_id = any ($2::bigint[])',
    [brandId, players],
  );
  return new Set(rows.map(({ id }) => id));
}

/** A reward that a provider is to be told of. */
export interface KnownReward extends FreeRoundReward {
  readonly provider: string;
}

const REWARD = `select r.reward::text, r.account_id::text as user, c.provider, c.game, c.currency, c.stake_minor as "stakeMinor", c.rounds, c.ends_at as "endsAt"
  from free_round_reward r join free_round_campaign c on c.id = r.campaign_id`;
const IS_OPEN = 'c.ended_at is null and c.ends_at > clock_timestamp()';

/** Rewards that no provider has been told of yet. */
export async function readUntoldRewards(on: Queryable, count: number): Promise<KnownReward[]> {
  return (await on.query<KnownReward>(`${REWARD} where r.told_at is null and ${IS_OPEN} order by c.id limit $1`, [count])).rows;
}

/** Rewards of campaigns that were ended before their time, of which the provider does not know yet. */
export async function readEndedRewards(on: Queryable, count: number): Promise<KnownReward[]> {
  const ended = 'c.ended_at is not null and r.told_at is not null and r.taken_back_at is null';
  return (await on.query<KnownReward>(`${REWARD} where ${ended} order by c.id limit $1`, [count])).rows;
}

/** A player's rewards in a game that can be played now. */
export async function readOpenRewards(on: Queryable, playerId: bigint, provider: string, game: string): Promise<KnownReward[]> {
  const wanted = [playerId, provider, game];
  return (
    await on.query<KnownReward>(`${REWARD} where r.player_id = $1 and c.provider = $2 and c.game = $3 and ${IS_OPEN} order by c.id`, wanted)
  ).rows;
}

export async function writeTold(on: Queryable, reward: string, what: 'given' | 'taken back'): Promise<void> {
  await on.query(
    what === 'given'
      ? 'update free_round_reward set told_at = now() where reward = $1'
      : 'update free_round_reward set taken_back_at = now() where reward = $1',
    [reward],
  );
}

/** A player's part of a campaign of a provider, as a message about it finds it. */
export interface HeldReward {
  readonly game: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly left: number;
  readonly isOpen: boolean;
}

/** Undefined where the player has no such reward of the provider. The caller holds the lock of the player's accounts where it counts. */
export async function readReward(on: Queryable, provider: string, playerId: bigint, reward: string): Promise<HeldReward | undefined> {
  const { rows } = await on.query<HeldReward>(
    `select c.game, c.currency, c.stake_minor as "stakeMinor", ${IS_OPEN} as "isOpen",
       c.rounds - (select count(*) from free_round_movement m where m.reward = r.reward and m.kind = 'stake')::int as left
     from free_round_reward r join free_round_campaign c on c.id = r.campaign_id
     where r.reward = $1 and r.player_id = $2 and c.provider = $3`,
    [reward, playerId, provider],
  );
  return rows[0];
}

/** The free rounds of a game that are left to a player; the stake and the end are those of the campaign that ends first. */
export async function readFreeRoundsLeft(
  on: Queryable,
  playerId: bigint,
  provider: string,
  game: string,
): Promise<{ readonly left: number; readonly stakeMinor: bigint; readonly endsAt: Date } | undefined> {
  const { rows } = await on.query<{ left: number; stakeMinor: bigint; endsAt: Date }>(
    `select sum(o.left) over ()::int as left, o.stake_minor as "stakeMinor", o.ends_at as "endsAt" from (
       select c.stake_minor, c.ends_at,
         c.rounds - (select count(*) from free_round_movement m where m.reward = r.reward and m.kind = 'stake')::int as left
       from free_round_reward r join free_round_campaign c on c.id = r.campaign_id
       where r.player_id = $1 and c.provider = $2 and c.game = $3 and ${IS_OPEN}) o
     where o.left > 0 order by o.ends_at limit 1`,
    [playerId, provider, game],
  );
  return rows[0];
}

/** The stake or win of a free round, by its movement's name; nothing where it is there. */
export async function writeFreeRoundMovement(
  on: Queryable,
  wanted: {
    readonly source: string;
    readonly name: string;
    readonly reward: string;
    readonly kind: 'stake' | 'win';
    readonly amountMinor: bigint;
  },
): Promise<void> {
  await on.query(
    'insert into free_round_movement (source, name, reward, kind, amount_minor) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [wanted.source, wanted.name, wanted.reward, wanted.kind, wanted.amountMinor],
  );
}

/** Forgets a stake that was taken back: the round can be played again. A win that was is worth nothing. */
export async function deleteFreeRoundMovement(on: Queryable, source: string, name: string): Promise<void> {
  await on.query("delete from free_round_movement where source = $1 and name = $2 and kind = 'stake'", [source, name]);
  await on.query("update free_round_movement set amount_minor = 0 where source = $1 and name = $2 and kind = 'win'", [source, name]);
}
