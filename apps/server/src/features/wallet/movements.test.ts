import { createRandom } from '@touchline/kernel/random';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashPool } from '../../../tests/faults/crashing-pool.ts';
import { createMovementModel } from '../../../tests/harness/movement-model.ts';
import { type Op, PLAYERS, PROGRAM } from '../../../tests/harness/movement-program.ts';
import { RUN_SEED } from '../../../tests/harness/run-seed.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { openDb } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/http/failure.ts';
import { checkStake } from '../limits/check-stake.ts';
import { credit } from './credit.ts';
import { debit } from './debit.ts';
import { forfeit, grant, release } from './grant.ts';
import type { Moved } from './move-once.ts';
import { rollback } from './rollback.ts';

const OPENING_MINOR = 1_000;
const seed = RUN_SEED;

let test: TestApp;
beforeAll(async () => {
  console.log(`movements: SEED=${seed}`);
  test = await startTestApp({ roles: ['api'] });
});
afterAll(async () => {
  await test.app.features.wallet.sealLedger();
  const { faults, sumMinor } = await test.app.features.wallet.checkLedger();
  expect(faults).toEqual([]);
  expect(sumMinor).toBe(0n);
  await test.close();
});

let worlds = 0;
/** Players and a source of their own for each program, so that none meets another's names. */
async function openWorld() {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => test.player({ deposit: '10.00' })));
  return { source: `test-${worlds++}`, players: players.map(({ id }) => id), grants: [] as bigint[] };
}
type World = Awaited<ReturnType<typeof openWorld>>;

function run(client: pg.PoolClient, { source, players, grants }: World, op: Op): Promise<Moved> {
  const of = { source, externalId: `n${op.name}`, playerId: players[op.player] ?? 0n, currency: 'EUR' };
  switch (op.act) {
    case 'debit': {
      const contributionMinor = BigInt(Math.min(op.jackpot, op.minor));
      const stake = { amountMinor: BigInt(op.minor), round: `r${op.round}`, game: 'g', contributionMinor, spending: 'main-first' } as const;
      return debit(client, { ...of, ...stake }, checkStake);
    }
    case 'credit': {
      const round = op.round === null ? null : `r${op.round}`;
      return credit(client, { ...of, amountMinor: BigInt(op.minor), jackpotMinor: BigInt(op.jackpot), round, closes: op.closes });
    }
    case 'rollback':
      return rollback(client, { ...of, original: `n${op.original}` });
    case 'grant':
      return grant(client, { ...of, amountMinor: BigInt(op.minor) });
    case 'end': {
      const ended = { ...of, grantId: grants[op.grant] ?? 0n };
      return op.how === 'released' ? release(client, ended) : forfeit(client, ended, 'forfeited');
    }
  }
}

/** The answer: the balance, or why not. */
const answerOf = async (work: Promise<Moved>): Promise<{ readonly text: string; readonly moved: Moved | null }> => {
  try {
    const moved = await work;
    return { text: moved.refusal?.code ?? String(moved.balanceMinor), moved };
  } catch (error) {
    if (error instanceof Failure) return { text: error.code, moved: null };
    throw error;
  }
};

const balancesOf = async (playerId: bigint): Promise<{ main: number; debt: number; bonus: number }> => {
  const accounts = await test.app.features.wallet.readPlayerAccounts(test.platform.pool, playerId);
  const sum = (kind: string): number =>
    accounts.filter((one) => one.kind === kind).reduce((total, { balanceMinor }) => total + Number(balanceMinor), 0);
  return { main: sum('player-main'), debt: 0 - sum('player-debt'), bonus: sum('player-bonus') };
};

describe('movements by external id', () => {
  it('answer message by message as the model does', async () => {
    await fc.assert(
      fc.asyncProperty(PROGRAM, async (program) => {
        const world = await openWorld();
        const model = createMovementModel(OPENING_MINOR, PLAYERS);
        for (const [n, op] of program.entries()) {
          const expected = model.answer(op);
          const { text, moved } = await answerOf(inTransaction(test.platform.pool, (client) => run(client, world, op)));
          expect(text, `${n}: ${JSON.stringify(op)}`).toBe(expected);
          if (op.act === 'grant' && moved?.grantId != null && !world.grants.includes(moved.grantId)) world.grants.push(moved.grantId);
        }
        for (const [n, playerId] of world.players.entries()) {
          const { main = 0, debt = 0, bonuses = new Map() } = model.held[n] ?? {};
          const bonus = [...bonuses.values()].reduce((sum: number, { left }) => sum + left, 0);
          expect(await balancesOf(playerId), `player ${n}`).toEqual({ main, debt, bonus });
        }
      }),
      { seed, numRuns: 25, endOnFailure: true },
    );
  });

  it('shuffled, doubled, lost and retried over several connections, take effect once and answer the same', async () => {
    const opened = openDb(test.databaseUrl, 5);
    const crashes = crashPool(opened, createRandom(seed));
    let crashed = 0;
    try {
      await fc.assert(
        fc.asyncProperty(PROGRAM, fc.infiniteStream(fc.nat()), async (program, order) => {
          const world = await openWorld();
          crashes.chance = 0.03;
          /** Until it is answered: connections break before and after a commit, and the sender cannot tell which. */
          const send = async (op: Op) => {
            for (;;) {
              try {
                return await answerOf(inTransaction(opened, (client) => run(client, world, op)));
              } catch (error) {
                // A constraint of the ledger is the last guard, and must not be what holds.
                if (/^23/.test(String((error as { code?: unknown }).code))) throw error;
              }
            }
          };
          // Bonuses first, so that their ends can name them.
          for (const op of program.filter(({ act }) => act === 'grant')) {
            const { moved } = await send(op);
            if (moved?.grantId != null && !world.grants.includes(moved.grantId)) world.grants.push(moved.grantId);
          }
          const shuffled = program
            .map((op) => ({ op, at: order.next().value as number }))
            .sort((a, b) => a.at - b.at)
            .map(({ op }) => op);
          const answers = await Promise.all([...shuffled, ...shuffled.slice(0, 10)].map(async (op) => ({ op, ...(await send(op)) })));
          crashes.chance = 0;
          crashed += crashes.count;

          // A repeated request always gets the same movement.
          const kept = new Map<string, string>();
          for (const { op, moved, text } of answers) {
            if (!moved) continue;
            const said = `${moved.movementId} ${moved.transactionId} ${text}`;
            expect(kept.get(JSON.stringify(op)) ?? said, JSON.stringify(op)).toBe(said);
            kept.set(JSON.stringify(op), said);
          }
          // One meaning for each name, and none where it was taken back before it came.
          const byName = new Map<number, Set<string>>();
          for (const { op, moved } of answers) if (moved) byName.set(op.name, (byName.get(op.name) ?? new Set()).add(JSON.stringify(op)));
          for (const [name, meanings] of byName) expect([...meanings], `n${name}`).toHaveLength(1);
          const { rows } = await test.platform.pool.query<{
            name: string;
            kind: string;
            transaction: bigint | null;
            undone: boolean;
            refused: boolean;
          }>(
            `select external_id as name, kind, transaction_id as transaction, rolled_back_by is not null as undone,
               refusal is not null as refused from wallet_movement where source = $1`,
            [world.source],
          );
          for (const { name, kind, transaction } of rows)
            if (kind === 'tombstone') expect([transaction, byName.has(Number(name.slice(1)))], name).toEqual([null, false]);

          // The sums that reached the provider and the jackpots are those of the movements that stand.
          const standing = rows.filter(({ undone, refused }) => !undone && !refused);
          const expected = standing.reduce((total, { name }) => {
            const op = JSON.parse([...(byName.get(Number(name.slice(1))) ?? ['{}'])].join('')) as Op;
            if (op.act === 'debit') return total + op.minor;
            return op.act === 'credit' ? total - op.minor - op.jackpot : total;
          }, 0);
          const { rows: passed } = await test.platform.pool.query<{ minor: bigint }>(
            `select coalesce(sum(e.amount_minor), 0)::bigint as minor from ledger_entry e join ledger_account a on a.id = e.account_id
             where a.kind in ('house-provider', 'house-jackpot')
               and e.transaction_id in (select transaction_id from wallet_movement where source = $1 and transaction_id is not null)`,
            [world.source],
          );
          expect(Number(passed[0]?.minor)).toBe(expected);
          for (const playerId of world.players) {
            const { main, bonus } = await balancesOf(playerId);
            expect(Math.min(main, bonus)).toBeGreaterThanOrEqual(0);
          }
        }),
        { seed, numRuns: 12, endOnFailure: true },
      );
      console.log(`movements: ${crashed} connections broken`);
      expect(crashed).toBeGreaterThan(0);
    } finally {
      crashes.chance = 0;
      await opened.end();
    }
  });
});
