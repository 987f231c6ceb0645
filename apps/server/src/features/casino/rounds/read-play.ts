import { findGame } from '@touchline/casino/games/games';
import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../casino-deps.ts';
import { findLaw } from '../tables/casino-law.ts';
import { readTable } from '../tables/casino-table.store.ts';
import { readResidence } from '../tables/read-residence.ts';
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
  const [residence, active] = await Promise.all([readResidence(deps, player.id), account.readActiveAccount(player.id)]);
  if (!residence) throw new Failure('unavailable');
  const { countryId, age } = residence;
  // Whoever told an age below the law's after they came in may take their money out, and play no more.
  if (age !== null && age < site.minimumAge(player.brandId, countryId)) throw new Failure('betting_blocked');
  const law = findLaw(deps, countryId, game.key, age);
  if (!law.allowed) throw new Failure('casino_closed');
  if (wanted.version !== undefined && wanted.version !== table.version)
    throw new Failure('casino_table_changed', { accepted: { version: table.version } });
  const chips = BigInt(game.chips?.(options.data) ?? 1);
  const bounds = stakeBounds(deps, { brandId: player.brandId, countryId, currency: active.currency }, law);
  return {
    playerId: player.id,
    guid: wanted.guid,
    game,
    table,
    options: options.data,
    accountId: active.id,
    currency: active.currency,
    stakeMinor: readStake(wanted.stake, active.currency, { ...bounds, chips }),
    leastMs: law.leastMs,
  };
}
