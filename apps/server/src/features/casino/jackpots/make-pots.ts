import { randomBytes } from 'node:crypto';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { JACKPOT_TIERS, type JackpotTierKey, jackpotTerms } from '@touchline/casino/jackpots/jackpot-tier';
import { invariant } from '@touchline/kernel/invariant';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import type { CasinoDeps } from '../casino-deps.ts';
import { type JackpotsOf, lockMaking, type Pot, readLastNumber, readPots, writeOpened, writePot } from './jackpot.store.ts';
import { readNewestRules } from './jackpot-rules.ts';
import { sealSecret } from './pot-secret.ts';

const SECRET_BYTES = 32;

type Deps = Pick<CasinoDeps, 'platform' | 'vault' | 'site'>;

const isComplete = (pots: readonly Pot[]): boolean =>
  JACKPOT_TIERS.every((tier) => ['filling', 'waiting'].every((status) => pots.some((pot) => pot.tier === tier && pot.status === status)));

/**
 * The pots of a brand in a currency: of each tier one that fills and one that waits, made here where one is missing. Empty for a currency that the site
 * has no round amount of.
 */
export async function getOrMakePots(deps: Deps, of: JackpotsOf): Promise<readonly Pot[]> {
  const { pool } = deps.platform;
  const unitMinor = deps.site.unitMinor(of.currency);
  if (unitMinor === undefined) return [];
  const before = await readPots(pool, of);
  if (isComplete(before)) return before;
  return inTransaction(pool, async (client) => {
    await lockMaking(client, of);
    const pots = await readPots(client, of);
    for (const tier of JACKPOT_TIERS) {
      const own = pots.filter((pot) => pot.tier === tier);
      if (!own.some(({ status }) => status === 'filling')) {
        const waiting = own[0]?.id ?? (await makePot(deps, client, of, tier, unitMinor));
        await writeOpened(client, waiting);
        await makePot(deps, client, of, tier, unitMinor);
      } else if (own.length === 1) await makePot(deps, client, of, tier, unitMinor);
    }
    return readPots(client, of);
  });
}

/** Makes a pot that waits; the trigger of a mystery is promised with it. */
async function makePot(deps: Deps, client: pg.PoolClient, of: JackpotsOf, tier: JackpotTierKey, unitMinor: bigint): Promise<bigint> {
  const newest = await readNewestRules(client, of.brandId);
  const tierRules = newest?.tiers[JACKPOT_TIERS.indexOf(tier)];
  invariant(tierRules, 'a brand has rules of its jackpots from its beginning on');
  const terms = jackpotTerms(tier, tierRules, unitMinor);
  const number = (await readLastNumber(client, of, tier)) + 1;
  const secret = terms.kind === 'mystery' ? randomBytes(SECRET_BYTES).toString('hex') : null;
  const promised =
    secret === null
      ? { promise: null, sealedSecret: null }
      : { promise: seedHash(secret), sealedSecret: await sealSecret(deps, client, secret) };
  return writePot(client, { ...of, tier, number, terms, ...promised });
}
