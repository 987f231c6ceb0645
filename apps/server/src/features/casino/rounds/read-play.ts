import { findGame } from '@touchline/casino/games/games';
import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../casino-deps.ts';
import { findLaw } from '../tables/casino-law.ts';
import { readTable } from '../tables/casino-table.store.ts';
import { stakeBounds } from '../tables/stake-bounds.ts';
import { fieldsOf } from './fields-of.ts';
import type { PlayRequest, PreparedPlay } from './play-round.ts';
import { readStake } from './stake.ts';

/** Reads what is asked for and judges all that needs no lock. Throws Failure with the first reason for which the round cannot be played. */
export async function readPlay(
  deps: CasinoDeps,
  player: { readonly id: bigint; readonly brandId: number },
  wanted: PlayRequest,
): Promise<Omit<PreparedPlay, 'requestHash'>> {
  const { platform, account, limits, site } = deps;
  const game = findGame(wanted.game);
  const table = game && (await readTable(platform.pool, player.brandId, game.key));
  if (!game || !table) throw new Failure('casino_game_unknown');
  const options = game.options.safeParse(wanted.options);
  if (!options.success) throw new Failure('casino_options', { fields: fieldsOf('options', options.error) });
  await limits.requireMayBet(player.id);
  const [status, active] = await Promise.all([account.readSignInStatus(player.id), account.readActiveAccount(player.id)]);
  if (!status) throw new Failure('unavailable');
  const law = findLaw(site.jurisdiction(status.countryId), game.key);
  if (!law.allowed) throw new Failure('casino_closed');
  if (wanted.version !== undefined && wanted.version !== table.version)
    throw new Failure('casino_table_changed', { accepted: { version: table.version } });
  const bounds = stakeBounds(deps, { brandId: player.brandId, countryId: status.countryId, currency: active.currency }, law);
  return {
    playerId: player.id,
    guid: wanted.guid,
    game,
    table,
    options: options.data,
    accountId: active.id,
    currency: active.currency,
    stakeMinor: readStake(wanted.stake, active.currency, bounds),
    leastMs: law.leastMs,
  };
}
