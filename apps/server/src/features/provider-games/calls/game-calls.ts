import { moneyText } from '@touchline/catalogue/money-text';
import { resolveLanguage } from '@touchline/i18n/languages';
import { readPlayedSince, readSpendable } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readOwnLaunch } from '../launch.store.ts';
import { launchDemo, launchGame, readCountry } from '../launch-game.ts';
import { readLaunchableGames } from '../offered-games.ts';
import type { ProviderGamesDeps } from '../provider-games-deps.ts';
import { sourceOf } from '../provider-registry.ts';

export const providerGames =
  (deps: ProviderGamesDeps): Handler<'providerGames'> =>
  async ({ query }, { brand, player }) => {
    const country = player ? await readCountry(deps, player.id) : '';
    const wanted = { brandId: brand.id, country, platform: query.platform };
    return { games: await readLaunchableGames(deps.platform.pool, deps.registry, wanted) };
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

export const providerGameSession =
  ({ platform: { pool } }: ProviderGamesDeps): Handler<'providerGameSession'> =>
  async ({ query }, caller) => {
    const launch = await readOwnLaunch(pool, caller.player?.id ?? 0n, BigInt(query.launchId));
    if (!launch) throw new Failure('not_found');
    const { provider, playerId, currency, startedAt, accountId } = launch;
    const { stakedMinor, wonMinor } = await readPlayedSince(pool, { source: sourceOf(provider), playerId, currency, since: startedAt });
    const spendable = await readSpendable(pool, accountId);
    return {
      startedAt: startedAt.getTime(),
      currency,
      staked: moneyText(stakedMinor, currency),
      won: moneyText(wonMinor, currency),
      net: moneyText(wonMinor - stakedMinor, currency),
      balance: moneyText(spendable?.balanceMinor ?? 0n, currency),
    };
  };
