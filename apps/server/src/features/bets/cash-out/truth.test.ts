import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney } from '@touchline/kernel/money';
import { createRandom } from '@touchline/kernel/random';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { AWAY_WINS, type BettingWorld, HOME_WINS, ledgerFaults, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';
import { RESULT } from '../../../../tests/harness/worlds/scripted-source.ts';

const SEED = 31_032;
let world: BettingWorld;
let match = 0;
const nextMatch = (): number => {
  match += 1;
  return match;
};
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 40 });
});
afterAll(() => world.close());

const post = async (player: TestPlayer, url: string, payload: object) => {
  const answer = await player.request({ method: 'POST', url, payload: { guid: nanoid(), ...payload } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const get = async (player: TestPlayer, url: string) => (await player.request({ method: 'GET', url })).json().data;

describe('bets that were sold in part and insured', () => {
  it('T31 follow results, reversals, cancellations and their withdrawals in any order to the last truth, sum 0', async () => {
    const random = createRandom(SEED);
    for (let round = 0; round < 8; round++) {
      const player = await world.player({ deposit: '100' });
      const id = nextMatch();
      const betId = (await world.bet(player, [{ match: id }])).json().data.betId as string;
      await post(player, `/web-api/bets/${betId}/sale`, { offer: '9.60', percent: 50 });
      await post(player, `/web-api/bets/${betId}/insurance`, { premium: '2.60' });
      const lastWins = round % 2 === 0;
      const said: readonly (() => void)[] = [
        () => world.settle(id, 1, lastWins ? AWAY_WINS : HOME_WINS),
        () => world.source.say(id, { type: 'SettlementRolledBack', version: 1, markets: [RESULT] }),
        () => world.source.say(id, { type: 'MarketCancelled', version: 2 }),
        () => world.source.say(id, { type: 'CancelRolledBack', version: 2 }),
        () => world.settle(id, 3, lastWins ? HOME_WINS : AWAY_WINS),
      ];
      const order = said.map((say) => ({ say, at: random.next() })).sort((a, b) => a.at - b.at);
      for (const { say } of order) {
        say();
        await world.settled();
      }
      // 100 - 10 + 4.80 of the sale - 2.60 of the premium, and 10.00 won or the cover of 5.00.
      const what = `seed ${SEED}, round ${round}`;
      expect((await get(player, `/web-api/bets/${betId}`)).status, what).toBe(lastWins ? 'won' : 'lost');
      expect(await player.balanceMinor(), what).toBe(lastWins ? 10_220n : 9_720n);
    }
    expect(await ledgerFaults(world)).toEqual([]);
  });

  it('T32 lose no unit in currencies of every scale: what players and the house hold is 0 together', async () => {
    const currencies = ['EUR', 'JPY', 'KRW', 'KWD', 'TND', 'INR'].filter((code) => world.app.features.site.unitMinor(code) !== undefined);
    const scales = new Set<number>();
    for (const code of currencies) {
      const currency = currencyByCode(code);
      const unit = world.app.features.site.unitMinor(code) ?? 0n;
      const scale = currency?.scale ?? 2;
      scales.add(scale);
      const player = await world.player({ deposit: formatMoney(unit * 100n, scale), currencyId: currency?.id ?? 0 });
      const [a, b] = [nextMatch(), nextMatch()];
      // A stake that no percentage divides, on two legs.
      const stake = unit * 3n + 1n;
      const placed = await world.bet(player, [{ match: a }, { match: b }], { summ: formatMoney(stake, scale) });
      expect(placed.statusCode, `${code}: ${placed.body}`).toBe(200);
      const betId = placed.json().data.betId as string;
      let kept = '';
      for (const percent of [33, 17, 51]) {
        const { offer } = await get(player, `/web-api/bets/${betId}/sale`);
        kept = (await post(player, `/web-api/bets/${betId}/sale`, { offer, percent })).keptStake;
      }
      const before = await player.balanceMinor();
      world.settle(a, 1);
      world.settle(b, 1);
      await world.settled();
      expect(formatMoney(((await player.balanceMinor()) - before) / 4n, scale), code).toBe(kept);
    }
    console.log(`scales ${[...scales].join(', ')}`);
    const { rows } = await world.platform.pool.query<{ currency: string; sum: bigint }>(
      'select a.currency, sum(e.amount_minor)::bigint as sum from ledger_entry e join ledger_account a on a.id = e.account_id group by 1',
    );
    expect(rows.filter((row) => row.sum !== 0n)).toEqual([]);
    expect(await ledgerFaults(world)).toEqual([]);
  });
});
