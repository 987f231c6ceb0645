import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUN_SEED } from '../../../../tests/harness/run-seed.ts';
import { type SeamlessApp, startSeamlessApp } from '../../../../tests/harness/seamless/seamless-app.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { createSeamlessWallet, type SeamlessMoved, type SeamlessWallet } from './seamless-wallet.ts';
import type { Seat } from './seats.ts';

const START = 100_000n;
const PLAYERS = 2;

/** One message; players, names and rounds are small numbers, so that they meet each other often. */
interface Message {
  readonly act: 'bet' | 'win' | 'rollback' | 'promo' | 'close';
  readonly player: number;
  readonly name: number;
  readonly round: number;
  readonly minor: number;
  readonly original: number;
}
const MESSAGE: fc.Arbitrary<Message> = fc.record({
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constant('bet' as const) },
    { weight: 4, arbitrary: fc.constant('win' as const) },
    { weight: 3, arbitrary: fc.constant('rollback' as const) },
    { weight: 1, arbitrary: fc.constant('promo' as const) },
    { weight: 1, arbitrary: fc.constant('close' as const) },
  ),
  player: fc.nat({ max: PLAYERS - 1 }),
  name: fc.nat({ max: 24 }),
  round: fc.nat({ max: 3 }),
  minor: fc.integer({ min: 0, max: 40_000 }),
  original: fc.nat({ max: 24 }),
});
/** A message, how often it is sent (0: lost), and when each time. */
const DELIVERIES = fc.array(fc.record({ message: MESSAGE, at: fc.array(fc.nat({ max: 10_000 }), { maxLength: 4 }) }), {
  minLength: 10,
  maxLength: 50,
});

let app: SeamlessApp;
let wallet: SeamlessWallet;
beforeAll(async () => {
  console.log(`seamless wallet: SEED=${RUN_SEED}`);
  app = await startSeamlessApp();
  const { platform, app: running } = app.test;
  wallet = createSeamlessWallet({ platform, providerGames: running.features.providerGames });
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

let worlds = 0;
async function openWorld() {
  const seats: Seat[] = [];
  for (let n = 0; n < PLAYERS; n++) seats.push(await wallet.seat('caleta', { token: (await app.atSlot()).client.token }));
  return { seats, id: worlds++ };
}
type World = Awaited<ReturnType<typeof openWorld>>;

/** Names by act: what takes a bet back has none of the bets' names. */
const nameOf = ({ id }: World, { act, name }: Message): string => `w${id}-${act === 'rollback' ? 'back' : 'n'}-${name}`;

function send(world: World, message: Message): Promise<SeamlessMoved> {
  const { act, round: number, minor, original } = message;
  const seat = world.seats[message.player] as Seat;
  const [transaction, round, amountMinor] = [nameOf(world, message), `w${world.id}-r${number}`, BigInt(minor)];
  switch (act) {
    case 'bet':
      return wallet.bet(seat, { transaction, round, game: 'slot', amountMinor, isFree: false, closes: false });
    case 'win':
      return wallet.win(seat, { transaction, round, game: 'slot', amountMinor, jackpotMinor: 0n, bet: undefined, closes: false });
    case 'rollback':
      return wallet.rollback(seat, { transaction, original: `w${world.id}-n-${original}`, round: undefined, closes: false });
    case 'promo':
      return wallet.promoWin(seat, { transaction, amountMinor });
    case 'close':
      return wallet.close(seat, round);
  }
}

interface Answer {
  readonly message: Message;
  /** Null where it was refused. */
  readonly balanceMinor: bigint | null;
  readonly code: string | null;
}
async function answer(world: World, message: Message): Promise<Answer> {
  try {
    return { message, balanceMinor: (await send(world, message)).balanceMinor, code: null };
  } catch (error) {
    if (error instanceof Failure) return { message, balanceMinor: null, code: error.code };
    throw error;
  }
}

/** The part of a message that is sent: those that differ in nothing else are repeats of one. */
function sentOf({ act, player, name, round, minor, original }: Message): string {
  const own = { bet: [round, minor], win: [round, minor], promo: [minor], rollback: [original], close: [round] }[act];
  return [act, player, name, ...own].join(' ');
}

/** The messages that were taken, of all answered: what was taken once is taken for good, and answered the same each time. */
function settle(answers: readonly Answer[]): Message[] {
  const taken = new Map<string, Answer>();
  for (const one of answers.filter(({ balanceMinor, message }) => balanceMinor !== null && message.act !== 'close')) {
    const key = sentOf(one.message);
    expect(one.balanceMinor, key).toBe(taken.get(key)?.balanceMinor ?? one.balanceMinor);
    taken.set(key, one);
  }
  // A refused bet is refused for good: its sender has given it up.
  for (const { message, code } of answers)
    if (message.act === 'bet' && (code === 'insufficient_funds' || code === 'round_closed'))
      expect(taken.has(sentOf(message)), sentOf(message)).toBe(false);
  return [...taken.values()].map(({ message }) => message);
}

/** A player's balance by what was taken; wins that were taken back and spent before are owed, and stand below 0 here. */
function expectedMinor(taken: readonly Message[], player: number): bigint {
  const own = taken.filter((message) => message.player === player);
  const undone = new Set(own.filter(({ act }) => act === 'rollback').map(({ original }) => original));
  return own.reduce((sum, { act, name, minor }) => {
    if (act === 'rollback' || undone.has(name)) return sum;
    return act === 'bet' ? sum - BigInt(minor) : sum + BigInt(minor);
  }, START);
}

async function standingOf(playerId: bigint): Promise<bigint> {
  const accounts = await app.test.app.features.wallet.readPlayerAccounts(app.test.platform.pool, playerId);
  return accounts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
}

describe('the seamless wallet under any delivery', () => {
  it.each([
    ['one after the other', 1],
    ['five at once', 5],
  ])(
    'shuffled, doubled, late and lost, %s: the balance is what was taken, each name posts once, repeats are answered the same',
    async (_, atOnce) => {
      await fc.assert(
        fc.asyncProperty(DELIVERIES, async (deliveries) => {
          const world = await openWorld();
          const sent = deliveries
            .flatMap(({ message, at }) => at.map((time) => ({ message, time })))
            .sort((a, b) => a.time - b.time)
            .map(({ message }) => message);
          const answers: Answer[] = [];
          for (let n = 0; n < sent.length; n += atOnce)
            answers.push(...(await Promise.all(sent.slice(n, n + atOnce).map((message) => answer(world, message)))));
          // Once more, all of it: nothing that was taken is taken again or answered otherwise.
          for (const message of sent) answers.push(await answer(world, message));

          const taken = settle(answers);
          const names = taken.map((message) => nameOf(world, message));
          expect(new Set(names).size).toBe(names.length);
          for (const [n, { playerId }] of world.seats.entries())
            expect(await standingOf(playerId), `player ${n}`).toBe(expectedMinor(taken, n));
          const { rows } = await app.test.platform.pool.query<{ postings: number }>(
            `select count(t.id)::int as postings from wallet_movement m left join ledger_transaction t on t.idempotency_key = 'movement-' || m.id
           where starts_with(m.external_id, $1) group by m.id`,
            [`w${world.id}-`],
          );
          expect(rows.every(({ postings }) => postings <= 1)).toBe(true);
        }),
        { seed: RUN_SEED, numRuns: 12, endOnFailure: true },
      );
    },
  );
});
