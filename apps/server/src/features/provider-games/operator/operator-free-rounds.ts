import { moneyText } from '@touchline/catalogue/money-text';
import { actorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { apiOf } from '../api/api-of.ts';
import { readCampaigns, readPlayersOfBrand, writeCampaign, writeCampaignEnd } from '../free-rounds/free-round.store.ts';
import { readGame } from '../games.store.ts';
import type { ProviderGamesDeps } from '../provider-games-deps.ts';
import { readMinor } from '../read-minor.ts';

const LISTED = 200;

export const operatorFreeRounds =
  ({ platform: { pool }, operators }: ProviderGamesDeps): Handler<'operatorFreeRounds'> =>
  async (_input, caller) => {
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'free-rounds', target: `free rounds of brand ${brandId}` });
    return {
      campaigns: (await readCampaigns(pool, brandId, LISTED)).map(
        ({ id, stakeMinor, wonMinor, endsAt, endedAt, brandId: _of, ...rest }) => ({
          ...rest,
          id: String(id),
          stake: moneyText(stakeMinor, rest.currency),
          won: moneyText(wonMinor, rest.currency),
          endsAt: endsAt.getTime(),
          endedAt: endedAt?.getTime() ?? null,
        }),
      ),
    };
  };

export const operatorGiveFreeRounds =
  (deps: ProviderGamesDeps): Handler<'operatorGiveFreeRounds'> =>
  async ({ body: { name, provider, game, currency, stake, rounds, endsAt, players, reason } }, caller) => {
    const { platform, operators } = deps;
    const { id: brandId } = caller.brand;
    await requireGame(deps, brandId, provider, game);
    const stakeMinor = readMinor('stake', stake, currency);
    if (endsAt <= platform.clock.now()) throw new Failure('invalid', { fields: { endsAt: ['a time that is to come'] } });
    const given = await requirePlayers(deps, brandId, currency, [...new Set(players)]);
    const campaign = { brandId, provider, game, name, currency, stakeMinor, rounds, endsAt: new Date(endsAt) };
    const id = await inTransaction(platform.pool, async (client) => {
      const target = `${rounds} rounds of ${provider}/${game} for ${given.length} players of brand ${brandId}`;
      await operators.record(client, { ...actorOf(caller), action: 'give-free-rounds', target, reason });
      return writeCampaign(client, campaign, given);
    });
    await platform.jobs.enqueue('provider-free-rounds-tell', null, { key: 'provider-free-rounds-tell' });
    return { id: String(id), players: given.length };
  };

export const operatorEndFreeRounds =
  ({ platform, operators }: ProviderGamesDeps): Handler<'operatorEndFreeRounds'> =>
  async ({ body: { id, reason } }, caller) => {
    const { id: brandId } = caller.brand;
    await inTransaction(platform.pool, async (client) => {
      await operators.record(client, {
        ...actorOf(caller),
        action: 'end-free-rounds',
        target: `free rounds ${id} of brand ${brandId}`,
        reason,
      });
      if (!(await writeCampaignEnd(client, brandId, BigInt(id)))) throw new Failure('not_found');
    });
    await platform.jobs.enqueue('provider-free-rounds-tell', null, { key: 'provider-free-rounds-tell' });
    return { ended: true };
  };

/** Throws Failure `game_unknown`; `game_unavailable` where it is off, or its provider has no free rounds. */
async function requireGame({ platform, registry }: ProviderGamesDeps, brandId: number, provider: string, code: string): Promise<void> {
  const game = await readGame(platform.pool, brandId, provider, code);
  if (!game) throw new Failure('game_unknown');
  const known = registry.find(provider);
  if (!game.isOn || !game.isListed || !known || !apiOf(known).freeRounds) throw new Failure('game_unavailable');
}

/** The accounts of players. Throws Failure `not_found` that names those who are not the brand's or play with another currency. */
async function requirePlayers({ platform, account }: ProviderGamesDeps, brandId: number, currency: string, ids: readonly string[]) {
  const players = ids.map(BigInt);
  const ofBrand = await readPlayersOfBrand(platform.pool, brandId, players);
  const given: { readonly playerId: bigint; readonly accountId: bigint }[] = [];
  const missing: string[] = [];
  for (const playerId of players) {
    const active = ofBrand.has(playerId) ? await account.readActiveAccount(playerId) : undefined;
    if (active?.currency === currency) given.push({ playerId, accountId: active.id });
    else missing.push(String(playerId));
  }
  if (missing.length > 0) throw new Failure('not_found', { fields: { players: missing } });
  return given;
}
