import { FIRST_TIERS } from '@touchline/casino/jackpots/jackpot-rules';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { JackpotRulesProposal, JackpotRulesVersion } from '@touchline/contract/casino/jackpot-operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';

let test: TestApp;
let one: TestOperator;
let other: TestOperator;
beforeAll(async () => {
  test = await startTestApp();
  [one, other] = [await test.operator(['admin']), await test.operator(['admin'])];
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  expect((await test.app.features.operators.checkAudit()).faults).toEqual([]);
  await test.close();
});

interface Rules {
  readonly current: JackpotRulesVersion;
  readonly proposals: readonly JackpotRulesProposal[];
  readonly former: readonly JackpotRulesVersion[];
  readonly pots: readonly { readonly currency: string; readonly tier: string; readonly seed: string }[];
}
const reason = 'The rules of the season';
const post = (operator: TestOperator, path: string, payload: object) =>
  operator.request({ method: 'POST', url: `/operator-api/casino/jackpots${path}`, payload });
const read = async (): Promise<Rules> => (await post(one, '', {})).json().data;
const tiersOf = (more: object) => FIRST_TIERS.map((tier, i) => (i === 0 ? { ...tier, ...more } : tier));
const askFor = async (operator: TestOperator, more: object = {}) =>
  post(operator, '/propose', { version: (await read()).current.version, games: ['keno'], tiers: tiersOf({ seed: 20 }), reason, ...more });
const approve = (operator: TestOperator, proposalId: string) => post(operator, '/decide', { proposalId, decision: 'approve', reason });
const propose = async (operator: TestOperator, more: object = {}): Promise<string> => {
  const reply = await askFor(operator, more);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.proposalId;
};

describe('rules of jackpots are set by two people', () => {
  it('stand once somebody else has approved them, for pots that are made from then on', async () => {
    const before = await read();
    expect(before.current).toMatchObject({ version: 1, tiers: FIRST_TIERS, setBy: null, approvedBy: null });
    const offerOf = async () => (await test.request({ url: '/web-api/casino/jackpots' })).json().data;
    const seeds = async () => (await offerOf()).jackpots.map(({ seed }: { seed: string }) => seed);
    const [first] = await seeds();
    const games: readonly string[] = before.current.games.filter((game) => game !== 'scratch-cards');
    const id = await propose(one, { games });
    expect((await read()).proposals).toMatchObject([{ id, games, tiers: tiersOf({ seed: 20 }), reason, proposedBy: one.login }]);
    const alone = await approve(one, id);
    expect([alone.statusCode, alone.json().code]).toEqual([403, 'same_person']);
    expect((await read()).current.version).toBe(1);
    expect((await approve(other, id)).json().data).toEqual({ status: 'approved' });
    const { current, proposals, former, pots } = await read();
    expect(current).toMatchObject({ version: 2, games, tiers: tiersOf({ seed: 20 }), setBy: one.login, approvedBy: other.login });
    expect([proposals, former.map(({ version }) => version)]).toEqual([[], [1]]);
    expect((await approve(other, id)).json().code).toBe('conflict');
    // Of games the rules hold at once; the pot that was promised keeps its seed, also in the console.
    expect((await offerOf()).games).toEqual(games);
    expect((await seeds())[0]).toBe(first);
    expect(pots.find(({ tier }) => tier === 'mini')?.seed).toBe(first);
    // A currency whose pots nobody has made yet begins with the new rules.
    const player = await test.player({ currencyId: currencyByCode('GBP')?.id ?? 0 });
    const made = (await player.request({ url: '/web-api/casino/jackpots' })).json().data;
    expect(made.currency).not.toBe((await offerOf()).currency);
    const of = (tier: string): number => Number(made.jackpots.find((pot: { tier: string }) => pot.tier === tier).seed);
    expect(of('minor') / of('mini')).toBe(2.5);
  });

  it.each([
    ['a pot without room', { tiers: tiersOf({ seed: 50 }) }, 'bound'],
    ['a rate beyond the bounds', { tiers: tiersOf({ ratePpm: 900_000 }) }, 'ratePpm'],
    ['a tier too few', { tiers: FIRST_TIERS.slice(1) }, 'tiers'],
    ['a game that is not there', { games: ['no-such-game'] }, 'games'],
    ['a reason too short', { reason: 'x' }, 'reason'],
  ])('%s is refused and named', async (_, more, field) => {
    const reply = await askFor(one, more);
    expect([reply.statusCode, Object.keys(reply.json().validation_errors)]).toEqual([400, [field]]);
  });
});
