import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { PokerHandView, PokerTableInfo, PokerTableView } from '@touchline/contract/poker/shapes';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireReply } from '../../../tests/harness/request-over.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { promiseHand, startHand, voidHand } from './hands/play-hand.ts';
import type { PokerDeps } from './poker-deps.ts';
import { insertTable } from './tables/poker-table.store.ts';

/** Decisions that a hand of two who check and call may take. */
const MAX_DECISIONS = 10;

let test: TestApp;
let deps: PokerDeps;
const pushed: PokerTableView[] = [];
let unsubscribe: () => void;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'] });
  const { account, operators, site, vault } = test.app.features;
  deps = { platform: test.platform, account, operators, site, vault };
  unsubscribe = test.platform.bus.subscribe('casino-table.*.*', (message) => {
    const { poker } = message as { readonly poker?: PokerTableView };
    if (poker) pushed.push(poker);
  });
});
afterAll(async () => {
  unsubscribe();
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

const dataOf = (reply: WireReply) => {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const codeOf = (reply: WireReply): string => (reply.statusCode === 200 ? '200' : reply.json().code);
const at = (tableId: string, what = ''): string => `/web-api/poker/tables/${tableId}${what}`;
const look = async (player: TestPlayer, tableId: string): Promise<PokerTableView> =>
  dataOf(await player.request({ url: at(tableId) })).view;
const send = (player: TestPlayer, url: string, payload: object = {}): Promise<WireReply> =>
  player.request({ method: 'POST', url, payload });
const sit = (player: TestPlayer, tableId: string, seat: number, chips = 5_000): Promise<WireReply> =>
  send(player, at(tableId, '/sit'), { seat, chips, guid: nanoid() });
const act = (player: TestPlayer, tableId: string, pokerHandId: string, decision: object): Promise<WireReply> =>
  send(player, at(tableId, '/act'), { pokerHandId, ...decision });

async function table(): Promise<string> {
  const id = await insertTable(test.platform.pool, {
    brandId: 1,
    name: `Towpath ${nanoid(6)}`,
    currency: 'EUR',
    seats: 6,
    rules: { variant: 'holdem', smallBlind: 50, bigBlind: 100, ante: 0, rake: { ratePpm: 40_000, caps: [{ players: 2, chips: 200 }] } },
    minBuyInMinor: 2_000n,
    maxBuyInMinor: 10_000n,
    clock: { decisionMs: 600_000, bankMs: 0, refillMs: 0 },
    bots: 0,
  });
  return String(id);
}

/** Two players with 50.00 each in chips at a new table, a hand dealt to them. */
async function twoInHand() {
  const tableId = await table();
  const players = [await test.player({ deposit: '60.00' }), await test.player({ deposit: '60.00' })] as const;
  dataOf(await sit(players[0], tableId, 1));
  dataOf(await sit(players[1], tableId, 4));
  await promiseHand(deps, BigInt(tableId));
  expect(await startHand(deps, BigInt(tableId))).not.toBeNull();
  return { tableId, players };
}
const handOf = ({ hand }: PokerTableView): PokerHandView => hand ?? expect.fail('no hand');
/** Cards of others that a view shows. */
const othersCards = ({ own, hand }: PokerTableView): unknown[] =>
  hand?.seats.filter(({ seat, cards }) => seat !== own?.seat && cards !== null) ?? [];

/** Checks and calls to the showdown. */
async function playOut(tableId: string, players: readonly TestPlayer[]): Promise<PokerHandView> {
  for (let decision = 0; decision < MAX_DECISIONS; decision += 1) {
    const views = await Promise.all(players.map((player) => look(player, tableId)));
    const turn = views.findIndex(({ own, hand }) => own?.seat === hand?.toAct);
    const player = players[turn];
    if (!player) return handOf(views[0] as PokerTableView);
    const hand = handOf(views[turn] as PokerTableView);
    for (const view of views) expect(othersCards(view)).toEqual([]);
    dataOf(await act(player, tableId, hand.handId, { kind: hand.legal?.canCheck ? 'check' : 'call' }));
  }
  return expect.fail('the hand does not end');
}

describe('S228 poker by its calls', () => {
  it('lists the tables of the brand to guests, none of them with more seats taken than it has', async () => {
    const { tables } = dataOf(await test.request({ url: '/web-api/poker' })) as { tables: PokerTableInfo[] };
    expect(tables.map(({ variant }) => variant)).toContain('omaha');
    expect(tables.every(({ taken, bots, seats, currency }) => bots <= taken && taken <= seats && currency === 'EUR')).toBe(true);
  });

  it('is played to the end with the chips of both, and nobody sees cards that are not turned up', async () => {
    pushed.length = 0;
    const { tableId, players } = await twoInHand();
    const first = handOf(await look(players[0], tableId));
    expect(first.ownCards).toHaveLength(2);
    expect(handOf(await look(players[1], tableId)).ownCards).not.toEqual(first.ownCards);
    const over = await playOut(tableId, players);
    expect(over.outcome?.rake).toBe(8);
    const frames = pushed.filter((view) => view.table.tableId === tableId);
    expect(frames.length).toBeGreaterThan(0);
    for (const { own, hand } of frames) {
      expect(own).toBeNull();
      expect(hand?.ownCards ?? []).toEqual([]);
      if (!hand?.outcome) expect(hand?.seats.filter(({ cards }) => cards !== null) ?? []).toEqual([]);
    }
    const chips = (await look(players[0], tableId)).seats.map((seat) => seat.chips);
    expect(chips.reduce((sum, more) => sum + more)).toBe(10_000 - 8);
    for (const player of players) dataOf(await send(player, at(tableId, '/leave')));
    expect((await players[0].balanceMinor()) + (await players[1].balanceMinor())).toBe(12_000n - 8n);
  });

  it('shows the hand afterwards to whoever was in it: in a list, as a text, and its deck', async () => {
    const { tableId, players } = await twoInHand();
    await playOut(tableId, players);
    const { hands, next } = dataOf(await players[0].request({ url: `/web-api/poker/hands?pokerTableId=${tableId}` }));
    expect([hands.length, next, hands[0].chipsBefore]).toEqual([1, null, 5_000]);
    const { text } = dataOf(await players[0].request({ url: `/web-api/poker/hands/${hands[0].handId}/text` }));
    expect(text).toContain('*** SHOW DOWN ***');
    const { deck } = dataOf(await players[0].request({ url: `/web-api/poker/hands/${hands[0].handId}/deck` }));
    expect(deck.seals).toHaveLength(52);
    // The own two and the board at least, and two more where both had to show.
    expect([7, 9]).toContain(deck.cards.length);
    const stranger = await test.player({});
    for (const what of ['text', 'deck'])
      expect(codeOf(await stranger.request({ url: `/web-api/poker/hands/${hands[0].handId}/${what}` }))).toBe('poker_hand_unknown');
  });

  it('takes a decision of whose turn it is alone, in the hand that they mean, and names what is wrong', async () => {
    const { tableId, players } = await twoInHand();
    const view = await look(players[0], tableId);
    const hand = handOf(view);
    const [mover, other] = view.own?.seat === hand.toAct ? players : [players[1], players[0]];
    expect(codeOf(await act(other, tableId, hand.handId, { kind: 'fold' }))).toBe('poker_turn');
    expect(codeOf(await act(mover, tableId, String(BigInt(hand.handId) + 1n), { kind: 'fold' }))).toBe('poker_turn');
    expect(codeOf(await act(mover, tableId, hand.handId, { kind: 'raise' }))).toBe('poker_action');
    expect(codeOf(await act(mover, tableId, hand.handId, { kind: 'raise', to: 101 }))).toBe('poker_action');
    expect(codeOf(await send(mover, at(tableId, '/top-up'), { chips: 100, guid: nanoid() }))).toBe('poker_in_hand');
    await voidHand(deps, BigInt(tableId));
  });

  it('is left once the hand is over, which the player sees and takes back', async () => {
    const { tableId, players } = await twoInHand();
    const { view, balance } = dataOf(await send(players[0], at(tableId, '/leave')));
    expect([view.own, balance]).toMatchObject([{ isLeaving: true, isPresent: false, chips: 5_000 }, '10.00']);
    const { view: back } = dataOf(await send(players[0], at(tableId, '/presence'), { presence: 'in' }));
    expect(back.own).toMatchObject({ isLeaving: false, isPresent: true });
    await voidHand(deps, BigInt(tableId));
    expect(dataOf(await send(players[0], at(tableId, '/leave')))).toMatchObject({ view: { own: null }, balance: '60.00' });
    const stranger = await test.player({});
    expect(codeOf(await send(stranger, at(tableId, '/leave')))).toBe('poker_seat_unknown');
  });

  it('costs who pays in another currency a round amount for each euro, and gives it back', async () => {
    const tableId = await table();
    const player = await test.player({ deposit: '100000', currencyId: currencyByCode('RUB')?.id ?? 0 });
    const before = await player.balanceMinor();
    dataOf(await sit(player, tableId, 3, 2_000));
    const paid = before - (await player.balanceMinor());
    expect(paid % 2_000n).toBe(0n);
    expect(paid).toBeGreaterThan(0n);
    dataOf(await send(player, at(tableId, '/leave')));
    expect(await player.balanceMinor()).toBe(before);
  });

  it('says to who has just sat down whether the next hand is dealt without them', async () => {
    const { tableId, players } = await twoInHand();
    const waiting = await Promise.all([2, 3, 5, 6].map(async (seat) => ({ seat, player: await test.player({ deposit: '60.00' }) })));
    for (const { seat, player } of waiting) dataOf(await sit(player, tableId, seat));
    await playOut(tableId, players);
    const said = await Promise.all(waiting.map(async ({ player }) => (await look(player, tableId)).own?.waitsForBlind));
    await promiseHand(deps, BigInt(tableId));
    await startHand(deps, BigInt(tableId));
    const dealt = handOf(await look(players[0], tableId)).seats.map(({ seat }) => seat);
    expect(said).toEqual(waiting.map(({ seat }) => !dealt.includes(seat)));
    expect(new Set(said)).toEqual(new Set([true, false]));
    await voidHand(deps, BigInt(tableId));
  });

  it('is closed to who has excluded themselves', async () => {
    const tableId = await table();
    const player = await test.player({ deposit: '60.00' });
    const payload = { months: 6, reason: 'control', confirmed: true };
    dataOf(await player.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload }));
    expect(codeOf(await sit(player, tableId, 2))).toBe('self_excluded');
    expect(await player.balanceMinor()).toBe(6_000n);
  });
});
