import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseAccount, playerAccount } from './account.ts';
import { applyTransaction, type Balances, balanceOf, unbalancedCurrencies } from './balances.ts';
import { postReversal } from './post-reversal.ts';
import { postDeposit, postPayout, postStake, postWithdrawalHold } from './postings.ts';
import type { Transaction } from './transaction.ts';

const of = (key: string) => ({ key, playerId: 7n, currency: 'EUR' });
const MAIN = playerAccount('player-main', 7n, 'EUR');
const DEBT = playerAccount('player-debt', 7n, 'EUR');
const HOLD = playerAccount('player-hold', 7n, 'EUR');
const PAYOUTS = houseAccount('house-payouts', 'EUR');

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

const payout = (grossMinor: bigint, taxMinor = 0n, paidMinor = grossMinor - taxMinor) => ({
  grossMinor,
  taxMinor,
  refundedTaxMinor: 0n,
  paidMinor,
});

describe('postRollback', () => {
  const deposit = postDeposit(of('d'), 100n);
  const stake = postStake(of('s'), { netStakeMinor: 100n, taxMinor: 0n }, 'player-main');
  const paid = postPayout(of('p'), payout(250n));

  it('T31 reverses a settlement to the last unit', () => {
    const before = after(deposit, stake);
    const settled = after(deposit, stake, paid);
    const back = applyTransaction(
      settled,
      postReversal(paid, 'p-back', (a) => balanceOf(settled, a)),
    );
    expect(back.ok && [balanceOf(back.value, MAIN), balanceOf(back.value, PAYOUTS)]).toEqual([balanceOf(before, MAIN), 0n]);
  });

  it('T31 books as debt what the player has spent, and a later credit repays it first', () => {
    const spent = after(deposit, stake, paid, postWithdrawalHold(of('h'), 200n));
    const rolled = applyTransaction(
      spent,
      postReversal(paid, 'p-back', (a) => balanceOf(spent, a)),
    );
    if (!rolled.ok) throw new Error(rolled.error.code);
    expect([balanceOf(rolled.value, MAIN), balanceOf(rolled.value, DEBT), balanceOf(rolled.value, HOLD)]).toEqual([0n, -200n, 200n]);
    const credited = applyTransaction(rolled.value, postDeposit(of('d2'), 500n, -balanceOf(rolled.value, DEBT)));
    expect(credited.ok && [balanceOf(credited.value, MAIN), balanceOf(credited.value, DEBT)]).toEqual([300n, 0n]);
  });

  it('T31 a rolled-back rollback pays again, debt or not', () => {
    const spent = after(deposit, stake, paid, postWithdrawalHold(of('h'), 200n));
    const first = postReversal(paid, 'p-back', (a) => balanceOf(spent, a));
    const rolled = applyTransaction(spent, first);
    if (!rolled.ok) throw new Error(rolled.error.code);
    const owing = rolled.value;
    const again = applyTransaction(
      owing,
      postReversal(first, 'p-again', (a) => balanceOf(owing, a)),
    );
    expect(again.ok && [balanceOf(again.value, MAIN), balanceOf(again.value, DEBT)]).toEqual([50n, 0n]);
    // The debt was repaid meanwhile: the money comes to the main account.
    const repaid = applyTransaction(owing, postDeposit(of('d2'), 200n, 200n));
    if (!repaid.ok) throw new Error(repaid.error.code);
    const late = applyTransaction(
      repaid.value,
      postReversal(first, 'p-late', (a) => balanceOf(repaid.value, a)),
    );
    expect(late.ok && [balanceOf(late.value, MAIN), balanceOf(late.value, DEBT)]).toEqual([250n, 0n]);
  });
});

describe('any sequence of postings', () => {
  const amount = fc.bigInt(1n, 1000n);
  const step = fc.oneof(
    fc.record({ do: fc.constant('deposit' as const), amount }),
    fc.record({ do: fc.constant('stake' as const), amount }),
    fc.record({ do: fc.constant('payout' as const), amount }),
    fc.record({ do: fc.constant('hold' as const), amount }),
    fc.record({ do: fc.constant('rollback' as const), amount }),
  );

  it('T31 sums to 0, and no balance of a player falls below 0 (seed 21)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let balances: Balances = new Map();
        const done: Transaction[] = [];
        const reversed = new Set<string>();
        steps.forEach((s, i) => {
          const key = `t${i}`;
          const debt = -balanceOf(balances, DEBT);
          const build = (): Transaction | undefined => {
            switch (s.do) {
              case 'deposit':
                return postDeposit(of(key), s.amount, debt);
              case 'stake':
                return postStake(of(key), { netStakeMinor: s.amount, taxMinor: s.amount / 8n }, 'player-main');
              case 'payout':
                return postPayout(of(key), payout(s.amount, s.amount / 10n), debt);
              case 'hold':
                return postWithdrawalHold(of(key), s.amount);
              case 'rollback': {
                const original = done.find((t) => !reversed.has(t.key) && t.kind !== 'withdrawal-hold');
                if (original) reversed.add(original.key);
                return original && postReversal(original, key, (a) => balanceOf(balances, a));
              }
            }
          };
          const transaction = build();
          if (!transaction || transaction.entries.length === 0) return;
          const applied = applyTransaction(balances, transaction);
          if (!applied.ok) {
            // Only what a player asks for can be refused; a correction always goes through.
            expect(['stake', 'hold']).toContain(s.do);
            expect(applied.error.code).toBe('overdraft');
            return;
          }
          balances = applied.value;
          done.push(transaction);
        });
        expect(unbalancedCurrencies(balances)).toEqual(new Map());
        for (const account of [MAIN, HOLD]) expect(balanceOf(balances, account)).toBeGreaterThanOrEqual(0n);
        expect(balanceOf(balances, DEBT)).toBeLessThanOrEqual(0n);
      }),
      { seed: 21, numRuns: 500 },
    );
  });
});
