import { moneyText } from '@touchline/catalogue/money-text';
import { actorOf, requireInstallation } from '#features/operator';
import { readRoundsOf } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler } from '#platform/http/handler';
import { readGame, readGames, readProviders, writeSwitch } from '../games.store.ts';
import type { ProviderGamesDeps } from '../provider-games-deps.ts';
import { sourceOf } from '../provider-registry.ts';
import { readReports } from '../report.store.ts';

export const operatorGameProviders =
  ({ platform: { pool }, operators }: ProviderGamesDeps): Handler<'operatorGameProviders'> =>
  async (_input, caller) => {
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'game-providers', target: `providers of games of brand ${brandId}` });
    const [providers, games] = await Promise.all([readProviders(pool, brandId), readGames(pool, brandId)]);
    return {
      providers: providers.map(({ isOn, listedAt, ...provider }) => ({
        ...provider,
        on: isOn,
        listedAt: listedAt?.getTime() ?? null,
        games: games
          .filter((game) => game.provider === provider.code)
          .map((game) => ({
            code: game.code,
            name: game.name,
            category: game.category,
            platforms: [...game.platforms],
            demo: game.hasDemo,
            blockedCountries: [...game.blockedCountries],
            listed: game.isListed,
            on: game.isOn,
          })),
      })),
    };
  };

export const operatorSwitchGame =
  (deps: ProviderGamesDeps): Handler<'operatorSwitchGame'> =>
  async ({ body: { provider, game, on, reason } }, caller) => {
    const { platform, operators } = deps;
    const { id: brandId } = caller.brand;
    await inTransaction(platform.pool, async (client) => {
      const known = await readProviders(client, brandId);
      if (!known.some(({ code }) => code === provider)) throw new Failure('not_found');
      if (game !== undefined && !(await readGame(client, brandId, provider, game))) throw new Failure('not_found');
      const target = game === undefined ? `provider ${provider} of brand ${brandId}` : `game ${provider}/${game} of brand ${brandId}`;
      await operators.record(client, { ...actorOf(caller), action: on ? 'switch-game-on' : 'switch-game-off', target, reason });
      await writeSwitch(client, brandId, provider, game ?? '', on);
    });
    return { on };
  };

/** Throws Failure `not_found` for an unknown provider. */
async function requireProvider({ platform: { pool } }: ProviderGamesDeps, { brand }: Caller, code: string): Promise<void> {
  if (!(await readProviders(pool, brand.id)).some((provider) => provider.code === code)) throw new Failure('not_found');
}

export const operatorProviderRounds =
  (deps: ProviderGamesDeps): Handler<'operatorProviderRounds'> =>
  async ({ body: { provider, state, before, count } }, caller) => {
    const { platform, operators } = deps;
    await requireProvider(deps, caller, provider);
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'provider-rounds', target: `rounds of ${provider} of brand ${brandId}` });
    const wanted = { brandId, state, before: before === undefined ? undefined : new Date(before), count };
    const rounds = await readRoundsOf(platform.pool, sourceOf(provider), wanted);
    return {
      rounds: rounds.map(({ playerId, openedAt, closedAt, stakedMinor, wonMinor, ...round }) => ({
        ...round,
        playerId: String(playerId),
        openedAt: openedAt.getTime(),
        closedAt: closedAt?.getTime() ?? null,
        staked: moneyText(stakedMinor, round.currency),
        won: moneyText(wonMinor, round.currency),
      })),
    };
  };

export const operatorProviderReports =
  (deps: ProviderGamesDeps): Handler<'operatorProviderReports'> =>
  async ({ body: { provider, count } }, caller) => {
    requireInstallation(caller);
    const { platform, operators } = deps;
    await requireProvider(deps, caller, provider);
    await operators.recordFirst({ ...actorOf(caller), action: 'provider-reports', target: `reports of ${provider}` });
    const reports = await readReports(platform.pool, provider, count);
    return {
      reports: reports.map(({ hour, currency, opened, closed, open, stakedMinor, wonMinor, takenBackMinor, differenceMinor }) => ({
        hour: hour.getTime(),
        currency,
        opened,
        closed,
        open,
        staked: moneyText(stakedMinor, currency),
        won: moneyText(wonMinor, currency),
        takenBack: moneyText(takenBackMinor, currency),
        difference: moneyText(differenceMinor, currency),
      })),
    };
  };
