import { createHash } from 'node:crypto';
import type { DomainEvent } from '@touchline/contract/events';
import type { FailureCode } from '@touchline/contract/failure';
import { invariant } from '@touchline/kernel/invariant';
import { ownGainMinor } from '@touchline/ledger/own-gain';
import type { Transaction } from '@touchline/ledger/transaction';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { claimMovement, type MovementKind, type MovementName, readMovement, writeMovementEnd } from './movement.store.ts';
import { lockPlayerMoney, type PlayerMoney, postUnder } from './player-money.ts';

/** The result of a movement; a repeat is answered with the same. */
export interface Moved {
  readonly movementId: bigint;
  /** Null where no money moved. */
  readonly transactionId: bigint | null;
  /** The player's spendable money in the currency after it: own money and bonuses. */
  readonly balanceMinor: bigint;
  /** Of a bonus. */
  readonly grantId: bigint | null;
  /** Why it was not taken, and never will be under this name. */
  readonly refusal: Failure | null;
}

/** A movement as its use case asks for it: the name, whose money, and all else that was said (`content`). */
export interface WantedMovement extends MovementName {
  readonly kind: MovementKind;
  readonly playerId: bigint;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly round: string | null;
  readonly content: readonly (string | boolean | bigint | null)[];
}

/** The decision of a use case under the lock of the player's accounts: the postings, if any, and the event (with the amount moved). */
export interface Decided {
  readonly transaction: Transaction | null;
  readonly events?: readonly DomainEvent[];
  readonly grantId?: bigint;
  /** The transaction that posted it before, under another name. */
  readonly transactionId?: bigint | null;
}

/** Facts that a use case decides by: the movement's number, the ledger's key of it, and the player's money under lock. */
export interface Ground extends PlayerMoney {
  readonly movementId: bigint;
  readonly key: string;
}

const hashOf = ({ kind, playerId, currency, amountMinor, round, content }: WantedMovement): string =>
  createHash('sha256')
    .update(
      JSON.stringify([kind, playerId, currency, amountMinor, round, ...content].map((one) => (typeof one === 'bigint' ? `${one}` : one))),
    )
    .digest('hex');

/**
 * Does a movement once, in the caller's transaction: takes its name, locks the player's accounts, lets `decide` judge, posts what it decided,
 * and keeps the answer. A repeat gets that answer and moves nothing. A Failure that `decide` throws is the caller's, and leaves nothing behind,
 * unless `keepsRefusals`: then it is the answer for ever. Throws Failure `transaction_reused` where the name stands for something else,
 * `transaction_cancelled` where it was taken back before it came, `not_found` where the player has no account of the currency.
 */
export async function moveOnce(
  on: Queryable,
  wanted: WantedMovement,
  decide: (ground: Ground) => Promise<Decided>,
  { keepsRefusals = false }: { readonly keepsRefusals?: boolean } = {},
): Promise<Moved> {
  const contentHash = hashOf(wanted);
  const movementId = await claimMovement(on, { ...wanted, contentHash });
  if (movementId === undefined) return readBefore(on, wanted, contentHash);
  const { playerId, currency } = wanted;
  const money = await lockPlayerMoney(on, playerId, currency);
  const decided = await decide({ ...money, movementId, key: `movement-${movementId}` }).catch((error: unknown) => {
    if (keepsRefusals && error instanceof Failure) return error;
    throw error;
  });
  if (decided instanceof Failure) {
    const { code, detail } = decided;
    const { spendableMinor: balanceMinor } = money;
    await writeMovementEnd(on, movementId, { grantId: null, transactionId: null, balanceMinor, refusal: { code, detail } });
    return { movementId, transactionId: null, balanceMinor, grantId: null, refusal: decided };
  }
  const { transaction, events = [], grantId = null, transactionId: before = null } = decided;
  const movedMinor = String(transaction === null ? 0n : ownGainMinor(transaction));
  const news = events.map((event) => ({ playerId, event: { ...event, movedMinor } }));
  const { transactionId: posted, spendableMinor: balanceMinor } = await postUnder(on, money, transaction, news);
  const transactionId = posted ?? before;
  await writeMovementEnd(on, movementId, { grantId, transactionId, balanceMinor, refusal: null });
  return { movementId, transactionId, balanceMinor, grantId, refusal: null };
}

async function readBefore(on: Queryable, wanted: WantedMovement, contentHash: string): Promise<Moved> {
  const before = await readMovement(on, wanted);
  invariant(before, 'a name that is taken stands for a movement');
  if (before.kind === 'tombstone') throw new Failure('transaction_cancelled');
  if (before.contentHash !== contentHash) throw new Failure('transaction_reused');
  const { id: movementId, transactionId, grantId, refusal } = before;
  return {
    movementId,
    transactionId,
    grantId,
    balanceMinor: before.balanceMinor ?? 0n,
    refusal: refusal && new Failure(refusal.code as FailureCode, refusal.detail),
  };
}
