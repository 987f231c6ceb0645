import { tableTermsFault } from '@touchline/casino/poker/table/table-terms';
import type { OperatorPokerTerms } from '@touchline/contract/poker/terms';
import { invariant } from '@touchline/kernel/invariant';
import { actorOf, presentProposal, presentVersion, twoPersonSetting } from '#features/operator';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { readListedTables } from '../tables/listed-table.store.ts';
import { type PokerTable, readCashTable, writeTerms } from '../tables/poker-table.store.ts';
import { POKER_TERMS } from '../tables/table-terms.ts';

/** Rake is money of the players: two people set it. The table's row takes over what they set in the same transaction, and a hand what its table had. */
const PROPOSALS = twoPersonSetting({
  setting: 'poker-tables',
  versions: {
    readHolding: POKER_TERMS.readHolding,
    async write(on, brandId, subject, version) {
      if (!(await POKER_TERMS.write(on, brandId, subject, version))) return false;
      await writeTerms(on, brandId, subject, version.version, version.value);
      return true;
    },
  },
  describe: (brandId, name) => `poker table ${name} of brand ${brandId}`,
});

async function readTerms(on: Queryable, { id, brandId, name, currency }: PokerTable): Promise<OperatorPokerTerms> {
  const [current, ...former] = (await POKER_TERMS.readAll(on, brandId, name)).map(presentVersion);
  invariant(current, 'a table has terms from its beginning on');
  return { tableId: String(id), name, currency, current, former };
}

export const operatorPokerTerms =
  ({ platform: { pool }, operators }: PokerDeps): Handler<'operatorPokerTerms'> =>
  async (_input, caller) => {
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'poker-terms', target: `poker tables of brand ${brandId}` });
    const [listed, open] = await Promise.all([readListedTables(pool, brandId), PROPOSALS.readOpen(pool, brandId)]);
    return {
      tables: await Promise.all(listed.map(({ table }) => readTerms(pool, table))),
      proposals: open.map((proposal) => ({ ...proposal.value, ...presentProposal(proposal), name: proposal.subject })),
    };
  };

export const operatorProposePokerTerms =
  (deps: PokerDeps): Handler<'operatorProposePokerTerms'> =>
  async ({ body: { pokerTableId, version, reason, ...value } }, caller) => {
    const table = await readCashTable(deps.platform.pool, caller.brand.id, BigInt(pokerTableId));
    if (!table) throw new Failure('poker_table_unknown');
    const fault = tableTermsFault(value, table.rules.bigBlind);
    if (fault) throw new Failure('invalid', { fields: { [fault.field]: [fault.rule] } });
    return PROPOSALS.propose(deps, caller, { subject: table.name, version, value, reason });
  };

export const operatorDecidePokerTerms =
  (deps: PokerDeps): Handler<'operatorDecidePokerTerms'> =>
  ({ body }, caller) =>
    PROPOSALS.decide(deps, caller, body);
