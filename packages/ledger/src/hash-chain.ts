import { accountKey } from './account.ts';
import type { Transaction } from './transaction.ts';

/** SHA-256 of a text in UTF-8 as lower-case hex. An argument, so that this package needs no runtime. */
export type Sha256 = (text: string) => string;

/** A transaction as it was sealed: its number, its time (epoch ms) and its link. */
export interface ChainedTransaction extends Transaction {
  readonly id: bigint;
  readonly at: number;
  readonly hash: string;
}

/** The hash that the first transaction is chained to. */
export const GENESIS_HASH = '0'.repeat(64);

/** The one text of a transaction: a line per part, entries in the order of their accounts. Parts are JSON, so no name can pose as two. */
export function hashInput(previousHash: string, { id, at, key, kind, entries }: Omit<ChainedTransaction, 'hash'>): string {
  const lines = entries.map(({ account, amountMinor }) => JSON.stringify([accountKey(account), amountMinor.toString()])).sort();
  return [previousHash, JSON.stringify([id.toString(), at, key, kind]), ...lines].join('\n');
}

export const chainHash = (previousHash: string, transaction: Omit<ChainedTransaction, 'hash'>, sha256: Sha256): string =>
  sha256(hashInput(previousHash, transaction));

/** The id of the first transaction whose link does not hold, undefined when the chain is whole. `start` is the link before the first. @internal */
export function verifyChain(chain: Iterable<ChainedTransaction>, sha256: Sha256, start: string = GENESIS_HASH): bigint | undefined {
  let previous = start;
  for (const sealed of chain) {
    if (chainHash(previous, sealed, sha256) !== sealed.hash) return sealed.id;
    previous = sealed.hash;
  }
  return undefined;
}
