import type { ReplyFor } from '@touchline/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditLine, openedAudit } from '../../../../tests/harness/read-audit.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import { type BettingWorld, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';

let test: BettingWorld;
beforeAll(async () => {
  test = await startBettingApp({ matches: 3, liveMatches: 1 });
});
afterAll(() => test.close());

const post = (operator: TestOperator, call: string, payload: object = {}) =>
  operator.request({ method: 'POST', url: `/operator-api/${call}`, payload });
const REASON = 'The player called about a bet';

type FoundBets = ReplyFor<'operatorFindBets'>;

/** The audit's entries of an operator, oldest first, without what every test operator begins with. */
const auditOf = async ({ id }: TestOperator): Promise<AuditLine[]> =>
  (await openedAudit(test, id)).filter(({ action }) => action !== 'added' && action !== 'login');

describe('POST /operator-api/find-bets', () => {
  it('answers with the bets of a player in pages, and says in the audit why', async () => {
    const player = await test.player({ deposit: '100.00' });
    const placed: string[] = [];
    for (let i = 0; i < 5; i++) placed.push((await test.bet(player, [{ match: 1 }])).json().data.betId);
    const other = await test.player({ deposit: '100.00' });
    await test.bet(other, [{ match: 1 }]);
    const operator = await test.operator(['support']);
    const page = async (before: string | null): Promise<FoundBets> =>
      (
        await post(operator, 'find-bets', {
          playerId: String(player.id),
          count: 2,
          reason: REASON,
          ...(before === null ? {} : { before }),
        })
      ).json().data;
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const found = await page(next);
      expect(found.bets.length).toBeLessThanOrEqual(2);
      for (const bet of found.bets) expect(bet.playerId).toBe(String(player.id));
      ids.push(...found.bets.map((bet) => bet.betId));
      next = found.next;
    } while (next !== null);
    expect(ids).toEqual(placed.toReversed());
    expect(await auditOf(operator)).toEqual(Array(3).fill({ action: 'find-bets', target: `player ${player.id}`, reason: REASON }));
  });

  it('answers with one bet by its number', async () => {
    const player = await test.player({ deposit: '100.00' });
    const { betId } = (await test.bet(player, [{ match: 3 }])).json().data;
    const operator = await test.operator(['trader']);
    const { data } = (await post(operator, 'find-bets', { betId: String(betId), reason: REASON })).json();
    expect(data).toMatchObject({
      bets: [{ betId: String(betId), playerId: String(player.id), stake: '10.00', currency: 'EUR' }],
      next: null,
    });
    expect((await post(operator, 'find-bets', { betId: '999999999', reason: REASON })).json().data).toEqual({ bets: [], next: null });
    expect((await auditOf(operator)).map((row) => row.target)).toEqual([`bet ${betId} player ${player.id}`, 'bet 999999999']);
  });

  it('refuses to look without a reason, or at neither or both', async () => {
    const operator = await test.operator(['risk']);
    for (const payload of [
      { playerId: '1' },
      { playerId: '1', reason: '' },
      { playerId: '1', reason: '       ' },
      { playerId: '1', reason: `because${String.fromCharCode(0)}` },
      { reason: REASON },
      { playerId: '1', betId: '1', reason: REASON },
    ]) {
      expect((await post(operator, 'find-bets', payload)).statusCode).toBe(400);
    }
    expect(await auditOf(operator)).toEqual([]);
  });

  it('forbids payments', async () => {
    const operator = await test.operator(['payments', 'kyc', 'content', 'admin']);
    expect((await post(operator, 'find-bets', { playerId: '1', reason: REASON })).statusCode).toBe(403);
    expect(await auditOf(operator)).toEqual([]);
  });
});
