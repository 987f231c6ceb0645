import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ChainedTransaction, chainHash, GENESIS_HASH, verifyChain } from './hash-chain.ts';
import { postDeposit, postStake, postWithdrawalHold } from './postings.ts';

const of = (key: string) => ({ key, playerId: 7n, currency: 'EUR' });

describe('hash chain', () => {
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  const sealed: ChainedTransaction[] = [];
  let previous = GENESIS_HASH;
  [
    postDeposit(of('d'), 500n),
    postStake(of('s'), { netStakeMinor: 88n, taxMinor: 12n }, 'player-main'),
    postWithdrawalHold(of('h'), 300n),
  ].forEach((t, i) => {
    const link = { ...t, id: BigInt(i + 1), at: 1_000 + i };
    previous = chainHash(previous, link, sha256);
    sealed.push({ ...link, hash: previous });
  });
  const change = (i: number, by: (t: ChainedTransaction) => ChainedTransaction) => sealed.map((t, n) => (n === i ? by(t) : t));

  it('T80 verifies what was sealed, entries in any order', () => {
    expect(verifyChain(sealed, sha256)).toBeUndefined();
    expect(
      verifyChain(
        change(1, (t) => ({ ...t, entries: [...t.entries].reverse() })),
        sha256,
      ),
    ).toBeUndefined();
  });

  it.each<readonly [string, readonly ChainedTransaction[], bigint]>([
    ['an amount edited', change(1, (t) => ({ ...t, entries: t.entries.map((e) => ({ ...e, amountMinor: e.amountMinor * 2n })) })), 2n],
    ['a key edited', change(0, (t) => ({ ...t, key: 'x' })), 1n],
    ['a time edited', change(2, (t) => ({ ...t, at: 5 })), 3n],
    ['a row removed', sealed.slice(1), 2n],
    ['a row removed in the middle', [...sealed.slice(0, 1), ...sealed.slice(2)], 3n],
    ['rows reordered', [...sealed].reverse(), 3n],
  ])('T80 finds %s', (_, chain, id) => {
    expect(verifyChain(chain, sha256)).toBe(id);
  });
});
