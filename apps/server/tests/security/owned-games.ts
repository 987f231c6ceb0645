import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import type { LotteryKey } from '@touchline/casino/lotteries/lottery';
import { invariant } from '@touchline/kernel/invariant';
import { nanoid } from 'nanoid';
import { expect } from 'vitest';
import type { TestPlayer } from '../harness/test-player.ts';
import { until } from '../harness/until.ts';
import type { BettingWorld } from '../harness/worlds/betting-app.ts';
import { testFixture, testPrices } from '../harness/worlds/scripted-source.ts';
import { testTable } from '../harness/worlds/shared-table.ts';
import type { Things } from './owned-things.ts';

/** Gives a player a round that waits for a decision, a bet on a round of all, and tickets of a lottery and of the pools. */
export async function ownGames(test: BettingWorld, owner: TestPlayer): Promise<Things> {
  const post = async (url: string, payload: object) => {
    const reply = await owner.request({ method: 'POST', url, payload });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  };
  const read = async (url: string) => (await test.request({ url })).json().data;
  const guid = nanoid();
  const { round } = await post('/web-api/casino/rounds', { game: 'mines', guid, stake: '1.00', options: { mines: 1 } });
  const [seeds] = (await owner.request({ url: '/web-api/casino/rounds' })).json().data.rounds;

  await test.app.features.lotteries.runDue();
  const [lottery] = (await read('/web-api/lotteries')).lotteries;
  const { picks } = LOTTERIES[lottery.lottery as LotteryKey];
  const line = Array.from({ length: picks.min }, (_, n) => n + 1);
  const { ticket: lotteryTicket } = await post('/web-api/lotteries/tickets', {
    drawId: lottery.next.drawId,
    guid: nanoid(),
    lines: [line],
  });

  const draw = await openDraw(test);
  const marks = Array.from({ length: MATCHES_OF_DRAW }, () => [1]);
  const { ticket } = await post('/web-api/toto/tickets', { drawId: draw.drawId, guid: nanoid(), stakeMultiplier: 1, marks });

  const crash = testTable(test, 'crash', { ms: 0 });
  await crash.open();
  const shared = await crash.bet(owner);
  expect(shared.statusCode, shared.body).toBe(200);
  return {
    round: round.round,
    guid,
    serverSeedHash: seeds.serverSeedHash,
    lotteryTicketId: lotteryTicket.ticketId,
    lotteryDrawId: lottery.next.drawId,
    ticketId: ticket.ticketId,
    drawId: draw.drawId,
    bet: shared.json().data.bet.bet,
  };
}

/** Above the numbers of the matches that are bet on. */
const FIRST_OF_DRAW = 2_000;
export const MATCHES_OF_DRAW = 15;
const HOUR_MS = 3_600_000;

/** Matches enough of the right hour come into the line, and a draw of fifteen is opened on them. */
async function openDraw({ app, request, source }: BettingWorld): Promise<{ readonly drawId: string }> {
  for (let id = FIRST_OF_DRAW; id < FIRST_OF_DRAW + MATCHES_OF_DRAW; id += 1) {
    const plain = testFixture(id, Date.now() + 3 * HOUR_MS);
    const fixture = { ...plain, home: { ...plain.home, id: 2 * id + 10_000 }, away: plain.away && { ...plain.away, id: 2 * id + 10_001 } };
    source.say(id, { type: 'FixtureAdded', fixture });
    source.say(id, { type: 'MarketChanged', markets: testPrices() });
  }
  let draw: { readonly drawId: string } | undefined;
  await until('a draw of fifteen', async () => {
    await app.features.toto.runDue();
    const { draws } = (await request({ url: '/web-api/toto/draws' })).json().data;
    draw = draws.find(({ pool }: { pool: string }) => pool === 'fifteen');
    return draw !== undefined;
  });
  invariant(draw, 'a draw of fifteen is open');
  return draw;
}
