import { moneyText } from '@touchline/catalogue/money-text';
import type { ReplyFor } from '@touchline/contract/calls';
import { resolveLanguage } from '@touchline/i18n/languages';
import { lawOf, mayPlayDemo, readCallerResidence } from '#features/casino';
import { readPlayedSince, readSpendable } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler } from '#platform/http/handler';
import { readFreeRoundsLeft } from '../free-rounds/free-round.store.ts';
import { gamePlatformOf } from '../game-platform.ts';
import { readGameJackpots } from '../jackpots/provider-jackpot.store.ts';
import { type Launch, readOwnLaunch } from '../launch.store.ts';
import { launchDemo, launchGame, readCountry } from '../launch-game.ts';
import { readLaunchableGames } from '../offered-games.ts';
import type { ProviderGamesDeps } from '../provider-games-deps.ts';
import { sourceOf } from '../provider-registry.ts';
import { pursesOf } from '../transfers/settle-transfer.ts';

type ShownJackpot = NonNullable<ReplyFor<'providerGames'>['games'][number]['jackpot']>;

/** A jackpot is shown for so long after its provider told it last. */
const JACKPOT_FRESH_SECONDS = 300;

/** The jackpot of each game that the law lets the caller be shown; empty where it allows none. */
async function readShownJackpots(
  deps: ProviderGamesDeps,
  caller: Caller,
): Promise<(provider: string, game: string) => ShownJackpot | null> {
  const { countryId, age } = await readCallerResidence(deps, caller);
  if (!lawOf(deps, countryId, true, age).jackpots) return () => null;
  const told = await readGameJackpots(deps.platform.pool, JACKPOT_FRESH_SECONDS);
  const byGame = new Map(
    told.map(({ provider, game, name, currency, amountMinor, amountAt }) => [
      `${provider}/${game}`,
      { name, amount: moneyText(amountMinor, currency), currency, at: amountAt.getTime() },
    ]),
  );
  return (provider, game) => byGame.get(`${provider}/${game}`) ?? null;
}

export const providerGames =
  (deps: ProviderGamesDeps): Handler<'providerGames'> =>
  async ({ query }, caller) => {
    const { brand, player } = caller;
    const country = player ? await readCountry(deps, player.id) : '';
    const wanted = { brandId: brand.id, country, platform: gamePlatformOf(query.platform) };
    const [games, jackpotOf, playMoney] = await Promise.all([
      readLaunchableGames(deps.platform.pool, deps.registry, wanted),
      readShownJackpots(deps, caller),
      mayPlayDemo(deps, caller),
    ]);
    return { games: games.map((game) => ({ ...game, jackpot: jackpotOf(game.provider, game.code) })), playMoney };
  };

export const launchProviderGame =
  (deps: ProviderGamesDeps): Handler<'launchProviderGame'> =>
  async ({ body }, caller) => {
    const { launchId, url } = await launchGame(deps, body, { ...caller, language: resolveLanguage(body.lng ?? caller.language) });
    return { launchId: String(launchId), url: url.href };
  };

export const demoProviderGame =
  (deps: ProviderGamesDeps): Handler<'demoProviderGame'> =>
  async ({ body }, caller) => ({
    url: (await launchDemo(deps, body, { ...caller, language: resolveLanguage(body.lng ?? caller.language) })).href,
  });

/** The sum in the player's purse at the provider; null where it has none, or does not say. */
async function readHeld(deps: ProviderGamesDeps, { provider, accountId, currency }: Launch): Promise<bigint | null> {
  try {
    return (await pursesOf(deps, provider)?.readHeld(String(accountId), currency)) ?? null;
  } catch (err) {
    deps.platform.log.warn({ err, provider }, 'a provider did not say what a purse holds');
    return null;
  }
}

export const providerGameSession =
  (deps: ProviderGamesDeps): Handler<'providerGameSession'> =>
  async ({ query }, caller) => {
    const { pool } = deps.platform;
    const launch = await readOwnLaunch(pool, caller.player.id, BigInt(query.launchId));
    if (!launch) throw new Failure('not_found');
    const { provider, playerId, currency, startedAt, accountId } = launch;
    const { stakedMinor, wonMinor } = await readPlayedSince(pool, { source: sourceOf(provider), playerId, currency, since: startedAt });
    const spendable = await readSpendable(pool, accountId);
    const heldMinor = await readHeld(deps, launch);
    const free = await readFreeRoundsLeft(pool, playerId, provider, launch.game);
    return {
      startedAt: startedAt.getTime(),
      currency,
      staked: moneyText(stakedMinor, currency),
      won: moneyText(wonMinor, currency),
      net: moneyText(wonMinor - stakedMinor + (heldMinor ?? 0n), currency),
      balance: moneyText(spendable?.balanceMinor ?? 0n, currency),
      purse: heldMinor === null ? null : moneyText(heldMinor, currency),
      freeRounds: free ? { left: free.left, stake: moneyText(free.stakeMinor, currency), endsAt: free.endsAt.getTime() } : null,
    };
  };
