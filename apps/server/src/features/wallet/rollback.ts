import { postReversal } from '@touchline/ledger/post-reversal';
import { redirectEnded } from '@touchline/ledger/round-postings';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { type Moved, moveOnce } from './move-once.ts';
import {
  lockMovement,
  type Movement,
  type MovementName,
  readEntries,
  readGrants,
  readRound,
  readTransactionOf,
  writeRolledBack,
  writeTombstone,
} from './movement.store.ts';

export interface Rollback extends MovementName {
  readonly playerId: bigint;
  readonly currency: string;
  /** The external id of the debit or credit of the same source that is taken back. */
  readonly original: string;
  /** The round that the provider says the original is of. */
  readonly round?: string;
}

/**
 * Takes a debit or a credit back, once however often and under whatever names it is asked for. What never came leaves a tombstone, so that it is
 * refused when it does; what was refused moved nothing and is left so. Throws Failure `rollback_refused` where the original is another
 * player's, another currency's, of another round than is said, or nothing that can be taken back; `round_closed` where its round is over.
 */
export async function rollback(on: Queryable, wanted: Rollback): Promise<Moved> {
  const { source, playerId, currency, original: externalId, round } = wanted;
  // Before the accounts, as the original takes its name before them: one that is under way is waited for without anything that it needs.
  const buried = await writeTombstone(on, { source, externalId }, playerId, currency);
  const original = buried ? undefined : await lockMovement(on, { source, externalId });
  return moveOnce(
    on,
    { ...wanted, kind: 'rollback', amountMinor: 0n, round: null, content: round === undefined ? [externalId] : [externalId, round] },
    async ({ key, movementId, balanceOf }) => {
      if (original && (original.playerId !== playerId || original.currency !== currency)) throw new Failure('rollback_refused');
      if (!original || original.kind === 'tombstone' || original.refusal !== null) return { transaction: null };
      if (original.kind !== 'debit' && original.kind !== 'credit') throw new Failure('rollback_refused');
      if (round !== undefined && original.round !== null && original.round !== round) throw new Failure('rollback_refused');
      if (original.rolledBackBy !== null) return { transaction: null, transactionId: await readTransactionOf(on, original.rolledBackBy) };
      if (original.round !== null && (await readRound(on, { source, round: original.round, playerId })) === 'closed')
        throw new Failure('round_closed');
      await writeRolledBack(on, original.id, movementId);
      return {
        transaction: await reverse(on, original, key, balanceOf),
        events: [
          {
            kind: 'round-taken-back',
            source,
            round: original.round,
            taken: original.kind,
            currency,
            amountMinor: String(original.amountMinor),
          },
        ],
      };
    },
  );
}

/** The counter-postings; null where the original moved nothing. */
async function reverse(on: Queryable, original: Movement, key: string, balanceOf: Parameters<typeof postReversal>[2]) {
  if (original.transactionId === null) return null;
  const entries = await readEntries(on, original.transactionId);
  const grants = await readGrants(
    on,
    entries.flatMap(({ account }) => (account.grantId === undefined ? [] : [account.grantId])),
  );
  const kind = original.kind === 'debit' ? 'round-refund' : 'rollback';
  return postReversal({ entries: redirectEnded(entries, new Map(grants.map(({ id, status }) => [id, status]))) }, key, balanceOf, kind);
}
