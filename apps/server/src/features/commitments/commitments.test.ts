import { createPublicKey, verify } from 'node:crypto';
import { checkInclusion, isConsistent } from '@touchline/casino/commitments/commitment-log';
import { headText } from '@touchline/casino/commitments/head-text';
import type {
  CommitmentConsistency,
  CommitmentHead,
  CommitmentKey,
  CommitmentLeaf,
  CommitmentProof,
} from '@touchline/contract/commitments/shapes';
import { invariant } from '@touchline/kernel/invariant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { growLog } from './grow-log.ts';

const HOUR_MS = 3_600_000;

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startTestApp({ roles: ['api'] });
  second = await startTestApp({ roles: ['api'], databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const read = async <T>(url: string): Promise<T> => {
  const reply = await first.request({ url: `/web-api/commitments/${url}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const headsOf = async (): Promise<CommitmentHead[]> => (await read<{ heads: CommitmentHead[] }>('heads')).heads;
/** Instants that do not move while the test runs: whatever is written before the next full hour but one is older than the first of them. */
const BEGAN = Date.now();
const ahead = (hours: number): Date => new Date(BEGAN + (hours + 1) * HOUR_MS);
const query = async (text: string, values: unknown[] = []) => (await first.platform.pool.query(text, values)).rows;

async function promisesOf(login: TestApp): Promise<string[]> {
  const player = await login.player();
  const { seeds } = (await player.request({ url: '/web-api/casino/seeds' })).json().data;
  return [seeds.serverSeedHash, seeds.nextServerSeedHash];
}
/** Grows the log by the commitments of a new player, in an hour of their own. */
async function growByPlayer(hours: number): Promise<string[]> {
  const promises = await promisesOf(first);
  await first.app.features.commitments.closeHours(ahead(hours));
  return promises;
}

it('publishes the key with its start, before anything is signed', async () => {
  const [key, ...others] = await keysOf();
  expect([key?.until, others]).toEqual([null, []]);
  expect(await query('select 1 from commitment_signature')).toEqual([]);
});

describe('the log of commitments', () => {
  it('has the hashes of seeds from the moment that they are shown, and proves them when the hour is over', async () => {
    const [promise = ''] = await promisesOf(first);
    expect(await read<CommitmentProof>(`proofs/${promise}`)).toMatchObject({ kind: 'seed-pair', promise, inclusion: null });
    await first.app.features.commitments.closeHours(ahead(1));
    const { kind, inclusion } = await read<CommitmentProof>(`proofs/${promise}`);
    invariant(inclusion, 'the hour is over');
    expect(checkInclusion({ kind, promise }, inclusion).holds).toBe(true);
  });

  it('has the draws of lotteries and the chains of shared rounds', async () => {
    await first.app.features.lotteries.runDue();
    const missing = await query(
      `select p.promise from (select seed_hash as promise from lottery_draw union all select promise from casino_chain union all select seed_hash from casino_seed) p
       left join commitment c using (promise) where c.id is null`,
    );
    expect(missing).toEqual([]);
    const kinds = await query('select distinct kind from commitment order by kind');
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['lottery-draw', 'seed-pair']));
  });

  it('loses a commitment with the transaction that would have made it', async () => {
    const hash = 'a'.repeat(64);
    const client = await first.platform.pool.connect();
    await client.query('begin');
    await client.query("insert into casino_chain (brand_id, game, rounds, promise, sealed_seed) values (1, 'crash', 1, $1, '')", [hash]);
    expect((await client.query('select kind from commitment where promise = $1', [hash])).rows).toEqual([{ kind: 'chain' }]);
    await client.query('rollback');
    client.release();
    expect(await query('select 1 from commitment where promise = $1', [hash])).toEqual([]);
  });

  it('gives every leaf in order, by pages, and each head begins with every one before it', async () => {
    await growByPlayer(2);
    await growByPlayer(3);
    const heads = await headsOf();
    expect(heads.length).toBeGreaterThanOrEqual(3);
    const [newest] = heads as [CommitmentHead];
    const all: CommitmentLeaf[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const page: { leaves: CommitmentLeaf[]; next: number | null } = await read(`heads/${newest.number}/leaves?from=${from}`);
      all.push(...page.leaves);
      from = page.next;
    }
    expect(all.map(({ place }) => place)).toEqual(Array.from({ length: newest.size }, (_, i) => i));
    for (const head of heads) {
      const own = await read<{ leaves: CommitmentLeaf[] }>(`heads/${head.number}/leaves`);
      expect(own.leaves).toEqual(all.slice(head.size - head.added, head.size).slice(0, 256));
      const proof = await read<CommitmentConsistency>(`heads/${newest.number}/consistency?first=${head.number}`);
      expect([proof.first, proof.second]).toEqual([head, newest]);
      expect(isConsistent(head, newest, proof.path)).toBe(true);
    }
  });

  it('answers what is not there with its own words, and what is wrong with the field', async () => {
    const codes = await Promise.all(
      [
        `proofs/${'f'.repeat(64)}`,
        'heads/999999/leaves',
        'heads/999999/consistency?first=1',
        'proofs/F00',
        'heads/1/consistency?first=2',
        'heads?before=0',
      ].map(async (url) => {
        const reply = await first.request({ url: `/web-api/commitments/${url}` });
        return [reply.statusCode, reply.json().code];
      }),
    );
    expect(codes).toEqual([
      ...Array.from({ length: 3 }, () => [404, 'commitment_unknown']),
      ...Array.from({ length: 3 }, () => [400, 'invalid']),
    ]);
  });
});

const keysOf = async (): Promise<CommitmentKey[]> => (await read<{ keys: CommitmentKey[] }>('keys')).keys;
const publicKeyOf = (hex: string) =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(hex, 'hex').toString('base64url') }, format: 'jwk' });
/** Whether a signature is the published key's over a head as it is told. */
function isSigned(head: CommitmentHead, signature = head.signature): boolean {
  invariant(signature, 'the head is signed');
  return verify(null, Buffer.from(headText(head)), publicKeyOf(signature.publicKey), Buffer.from(signature.signature, 'hex'));
}

describe('signatures of heads', () => {
  it('are by the one published key, over number, hour, size and root', async () => {
    await growByPlayer(4);
    const [key, ...others] = await keysOf();
    expect(others).toEqual([]);
    const heads = await headsOf();
    for (const head of heads) {
      expect(head.signature?.publicKey).toBe(key?.publicKey);
      expect(isSigned(head), `head ${head.number}`).toBe(true);
    }
    const [newest, before] = heads as [CommitmentHead, CommitmentHead];
    expect(isSigned(newest, before.signature)).toBe(false);
    const changes = [{ number: 1_000 }, { hour: newest.hour + 1 }, { size: newest.size + 1 }, { root: 'f'.repeat(64) }];
    for (const change of changes) expect([change, isSigned({ ...newest, ...change })]).toEqual([change, false]);
  });

  it('come to heads that are older than the key too, and say when', async () => {
    await query(
      `insert into commitment_head (number, hour, size, root)
       select number + 1, hour + interval '1 hour', size, root from commitment_head order by number desc limit 1`,
    );
    const [unsigned] = (await headsOf()) as [CommitmentHead];
    expect(unsigned.signature).toBeNull();
    const asOf = new Date(unsigned.hour + HOUR_MS);
    await Promise.all([first.app.features.commitments.closeHours(asOf), second.app.features.commitments.closeHours(asOf)]);
    const [signed] = (await headsOf()) as [CommitmentHead];
    expect({ ...signed, signature: null }).toEqual(unsigned);
    expect(isSigned(signed)).toBe(true);
    const [{ now } = { now: new Date(0) }] = await query('select clock_timestamp() as now');
    expect(signed.signature?.signedAt).toBeLessThanOrEqual((now as Date).getTime());
  });

  it('are by a key that nobody reads out of the database', async () => {
    const [row] = await query('select public_key, sealed_key from commitment_key');
    expect(String(row?.sealed_key)).not.toContain('PRIVATE KEY');
    expect(JSON.stringify(await keysOf())).not.toContain('PRIVATE');
  });
});

describe('growth of the log', () => {
  it('goes on where a process ended between two batches, and comes to the tree that one batch gives', async () => {
    const promises = [...(await promisesOf(first)), ...(await promisesOf(first))];
    const [before] = (await headsOf()) as [CommitmentHead];
    // The process that ends here has written leaves and no head.
    expect(await growLog(first.platform.pool, first.app.features.vault, ahead(6), 1)).toBe('batch');
    expect((await headsOf())[0]).toEqual(before);
    await second.app.features.commitments.closeHours(ahead(6));
    const [after] = (await headsOf()) as [CommitmentHead];
    expect(after.number).toBe(before.number + 1);
    for (const promise of promises) {
      const { kind, inclusion } = await read<CommitmentProof>(`proofs/${promise}`);
      invariant(inclusion, 'the hour is over');
      expect(checkInclusion({ kind, promise }, inclusion).holds).toBe(true);
      expect(inclusion.head).toEqual(after);
    }
  });

  it('catches up: hours in which nothing ran or nothing came have their heads too, without gaps', async () => {
    const [before] = (await headsOf()) as [CommitmentHead];
    await first.app.features.commitments.closeHours(ahead(11));
    const heads = await headsOf();
    expect(heads[0]).toMatchObject({
      number: before.number + 5,
      hour: before.hour + 5 * HOUR_MS,
      size: before.size,
      added: 0,
      root: before.root,
    });
    expect(heads.map(({ hour }) => hour)).toEqual(heads.map((_, i) => (heads[0] as CommitmentHead).hour - i * HOUR_MS));
  });

  it('has one writer at a time: processes that grow it at once, while players come, leave one tree', async () => {
    const growing = Array.from({ length: 6 }, (_, i) => {
      const { platform, app } = i % 2 ? first : second;
      return growLog(platform.pool, app.features.vault, ahead(12 + i), 2);
    });
    const coming = Array.from({ length: 4 }, (_, i) => promisesOf(i % 2 ? first : second));
    await Promise.all([...growing, ...coming]);
    await Promise.all([first.app.features.commitments.closeHours(ahead(18)), second.app.features.commitments.closeHours(ahead(18))]);
    const heads = await headsOf();
    expect(heads.map(({ number }) => number)).toEqual(heads.map((_, i) => (heads[0] as CommitmentHead).number - i));
    for (const promise of (await Promise.all(coming)).flat()) {
      const { kind, inclusion } = await read<CommitmentProof>(`proofs/${promise}`);
      invariant(inclusion, 'the hour is over');
      expect(checkInclusion({ kind, promise }, inclusion).holds).toBe(true);
    }
    expect(await query('select place from commitment where place is null')).toEqual([]);
  });

  it.each([
    ["update commitment_head set root = repeat('f', 64) where number = 1"],
    ['delete from commitment_head'],
    ['truncate commitment_head cascade'],
    ["update commitment_signature set signature = repeat('f', 128)"],
    ['delete from commitment_signature'],
    ['truncate commitment_signature'],
    ["update commitment_key set public_key = repeat('f', 64)"],
    ['delete from commitment_key'],
    ['truncate commitment_key cascade'],
    ['update commitment_node set place = place + 1000000'],
    ['delete from commitment_node'],
    ['truncate commitment_node'],
    ["update commitment set promise = repeat('f', 64) where place = 0"],
    ['update commitment set place = null where place = 0'],
    ['delete from commitment'],
    ['truncate commitment'],
    ["insert into commitment (kind, promise, place) values ('chain', repeat('f', 64), 1000000)"],
  ])('is the only change that the database takes: not %s', async (change) => {
    await expect(query(change)).rejects.toThrow('rows are permanent');
  });
});

describe('the key that follows', () => {
  it('signs from its instant on; what the one before it signed stays signed', async () => {
    const [old] = (await keysOf()) as [CommitmentKey];
    const planned = new Date(Date.now() + HOUR_MS);
    const { addKey, closeHours } = first.app.features.commitments;
    const next = await addKey(planned);
    expect(await keysOf()).toEqual([
      { publicKey: next, since: planned.getTime(), until: null },
      { ...old, until: planned.getTime() },
    ]);
    const [before] = (await headsOf()) as [CommitmentHead];
    await closeHours(new Date(before.hour + 2 * HOUR_MS));
    const [still] = (await headsOf()) as [CommitmentHead];
    expect([still.number, still.signature?.publicKey, isSigned(still)]).toEqual([before.number + 1, old.publicKey, true]);
    // The instant comes.
    await query('alter table commitment_key disable trigger permanent');
    await query('update commitment_key set made_at = clock_timestamp(), signs_from = clock_timestamp() where public_key = $1', [next]);
    await query('alter table commitment_key enable trigger permanent');
    await closeHours(new Date(before.hour + 3 * HOUR_MS));
    const [signed, ...others] = (await headsOf()) as [CommitmentHead, ...CommitmentHead[]];
    expect([signed.number, signed.signature?.publicKey, isSigned(signed)]).toEqual([before.number + 2, next, true]);
    for (const head of others) expect([head.number, head.signature?.publicKey, isSigned(head)]).toEqual([head.number, old.publicKey, true]);
  });

  it.each([
    ['an instant that is over', -HOUR_MS],
    ['now, which is over before it is written', 0],
  ])('signs from no instant such as %s', async (_, ms) => {
    const keys = await keysOf();
    await expect(first.app.features.commitments.addKey(new Date(Date.now() + ms))).rejects.toThrow(RangeError);
    expect(await keysOf()).toEqual(keys);
  });

  it('does not come before one that is planned, and of many at once one has the instant', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
    await first.app.features.commitments.addKey(at(5));
    for (const sooner of [null, at(1), at(4)]) await expect(second.app.features.commitments.addKey(sooner)).rejects.toThrow('already');
    const instant = at(6);
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) => (i % 2 ? first : second).app.features.commitments.addKey(instant)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
