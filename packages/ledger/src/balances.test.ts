import { describe, expect, it } from 'vitest';
import { accountKey, playerAccount } from './account.ts';
import { applyTransaction, type Balances, balanceOf, unbalancedCurrencies } from './balances.ts';
import { postDeposit, postStake } from './postings.ts';
import type { Transaction } from './transaction.ts';

const of = (key: string) => ({ key, playerId: 7n, currency: 'EUR' });
const MAIN = playerAccount('player-main', 7n, 'EUR');

/** Balances after all of them; a refusal is the test's failure. */
function after(...transactions: readonly Transaction[]): Balances {
  let balances: Balances = new Map();
  for (const t of transactions) {
    const applied = applyTransaction(balances, t);
    if (!applied.ok) throw new Error(`${t.key}: ${applied.error.code}`);
    balances = applied.value;
  }
  return balances;
}

describe('applyTransaction', () => {
  it('T07 refuses an overdraft as a whole', () => {
    const balances = after(postDeposit(of('d'), 100n));
    expect(applyTransaction(balances, postStake(of('s'), { netStakeMinor: 101n, taxMinor: 0n }, 'player-main'))).toEqual({
      ok: false,
      error: { code: 'overdraft', account: 'player-main/7/EUR', balanceMinor: -1n },
    });
    expect(balanceOf(balances, MAIN)).toBe(100n);
  });

  it('T07 tells an imbalance by currency', () => {
    expect(unbalancedCurrencies(after(postDeposit(of('d'), 100n)))).toEqual(new Map());
    expect(unbalancedCurrencies(new Map([[accountKey(MAIN), 5n]]))).toEqual(new Map([['EUR', 5n]]));
  });
});
