import type { AskedPlatform } from '@touchline/contract/provider-games/calls';
import { mayPlayDemo } from '#features/casino';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import { apiOf } from './api/api-of.ts';
import type { LaunchWish } from './api/provider-api.ts';
import { remindOfFreeRounds } from './free-rounds/tell-free-rounds.ts';
import { gamePlatformOf } from './game-platform.ts';
import { readGame } from './games.store.ts';
import { writeLaunch } from './launch.store.ts';
import { issueLaunchToken } from './launch-token.ts';
import type { ProviderGamesDeps } from './provider-games-deps.ts';

/** The game that somebody wants to see, as the page names it. */
export interface WantedGame {
  readonly provider: string;
  readonly game: string;
  readonly platform: AskedPlatform;
}

/** ISO alpha-2 of where a player lives; empty where it is not known. */
export async function readCountry({ account, site }: Pick<ProviderGamesDeps, 'account' | 'site'>, playerId: bigint): Promise<string> {
  const person = await account.readPersonalData(playerId);
  return (person && site.countryCode(person.countryId)) ?? '';
}

/**
 * Opens a game for a player's session and gives its address: the token in it is good for bets until it is followed by another or the session ends.
 * Throws Failure `game_unknown`, `game_unavailable`, `unavailable` where its provider does not answer, and what keeps a player from betting.
 */
export async function launchGame(
  deps: ProviderGamesDeps,
  wanted: WantedGame,
  caller: Caller,
): Promise<{ readonly launchId: bigint; readonly url: URL }> {
  const { platform, account, limits } = deps;
  if (!caller.player) throw new Failure('unauthenticated');
  const { id: playerId, sessionId } = caller.player;
  await limits.requireMayBet(playerId);
  const country = await readCountry(deps, playerId);
  await requireGame(deps, wanted, { brandId: caller.brand.id, country });
  const { id: accountId, currency } = await account.readActiveAccount(playerId);
  const { launchId, token } = await inTransaction(platform.pool, async (client) => {
    const { provider, game } = wanted;
    const id = await writeLaunch(client, { provider, game, playerId, accountId, currency, sessionId });
    return { launchId: id, token: await issueLaunchToken(client, id) };
  });
  await remindOfFreeRounds(deps, playerId, wanted.provider, wanted.game);
  const url = await readUrl(deps, wanted, caller, { user: String(accountId), token, currency, country, ip: caller.ip });
  return { launchId, url };
}

/** A game with play money, for anybody whom the law lets have one. Throws Failure as a launch does, and `game_unavailable` where there is no demonstration. */
export async function launchDemo(deps: ProviderGamesDeps, wanted: WantedGame, caller: Caller): Promise<URL> {
  const country = caller.player ? await readCountry(deps, caller.player.id) : '';
  const { hasDemo } = await requireGame(deps, wanted, { brandId: caller.brand.id, country });
  if (!hasDemo || !(await mayPlayDemo(deps, caller))) throw new Failure('game_unavailable');
  return readUrl(deps, wanted, caller, null);
}

async function requireGame(
  { platform: { pool } }: ProviderGamesDeps,
  { provider, game: code, platform }: WantedGame,
  { brandId, country }: { readonly brandId: number; readonly country: string },
) {
  const game = await readGame(pool, brandId, provider, code);
  if (!game) throw new Failure('game_unknown');
  const isOpen =
    game.isOn && game.isListed && game.platforms.includes(gamePlatformOf(platform)) && !game.blockedCountries.includes(country);
  if (!isOpen) throw new Failure('game_unavailable');
  return game;
}

async function readUrl(
  { platform: { log }, registry }: ProviderGamesDeps,
  { provider: code, game, platform }: WantedGame,
  caller: Caller,
  player: LaunchWish['player'],
): Promise<URL> {
  const provider = registry.find(code);
  if (!provider) throw new Failure('game_unavailable');
  const { brand, language } = caller;
  const lobbyUrl = new URL(`/${language}/casino`, brand.publicUrl).href;
  const url = await apiOf(provider)
    .readGameUrl({ game, platform: gamePlatformOf(platform), language, player, lobbyUrl, caller })
    .catch((err: unknown) => {
      if (err instanceof Failure) throw err;
      log.warn({ err, provider: code, game }, 'a provider gave no address of a game');
      throw new Failure('unavailable');
    });
  if (!provider.frameOrigins.includes(url.origin)) {
    log.error({ provider: code, origin: url.origin }, 'a provider gave an address that its settings do not name');
    throw new Failure('unavailable');
  }
  return url;
}
