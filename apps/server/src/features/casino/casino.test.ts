import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

const DICE = { game: 'dice', stake: '1.00', options: { over: 5000 } } as const;
const MINES = { game: 'mines', stake: '1.00', options: { mines: 3 } } as const;

const post = (player: TestPlayer, url: string, payload: object) =>
  player.request({ method: 'POST', url: `/web-api/casino${url}`, payload });
const get = async (player: TestPlayer, url: string) => (await player.request({ url: `/web-api/casino${url}` })).json().data;
const play = (player: TestPlayer, body: object) => post(player, '/rounds', { guid: nanoid(), ...body });
/** "200" or "409 casino_round_open". */
const codeOf = (reply: Awaited<ReturnType<typeof play>>): string =>
  reply.statusCode === 200 ? '200' : `${reply.statusCode} ${reply.json().code}`;

describe('a round of one draw', () => {
  it('is staked, drawn and paid at once, and can be worked out from its receipt', async () => {
    const player = await test.player({ deposit: '100.00' });
    const reply = await play(player, DICE);
    expect(reply.statusCode, reply.body).toBe(200);
    const { round, balance } = reply.json().data;
    expect(round).toMatchObject({ game: 'dice', status: 'over', stake: '1.00', currency: 'EUR', actions: [] });
    const won = round.view.rolled >= 5000;
    expect(round.returned).toBe(won ? '1.98' : '0.00');
    expect(balance).toBe(won ? '100.98' : '99.00');
    expect(await player.balanceMinor()).toBe(won ? 10_098n : 9_900n);
    const receipt = await get(player, `/rounds/${round.round}`);
    expect(receipt).toMatchObject({ nonce: 1, serverSeed: null, version: 1, edgePpm: 10_000, pay: won ? '99/50' : '0/1' });
    expect(receipt.movements.map(({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`)).toEqual(
      won ? ['stake 1.00', 'return 1.98'] : ['stake 1.00'],
    );
    const { revealed } = (await post(player, '/seeds', { clientSeed: 'mine' })).json().data;
    expect(seedHash(revealed.serverSeed)).toBe(receipt.serverSeedHash);
    expect((await get(player, `/rounds/${round.round}`)).serverSeed).toBe(revealed.serverSeed);
  });
  it('answers a repeat with the same words, and refuses other words under its guid', async () => {
    const player = await test.player({ deposit: '10.00' });
    const guid = nanoid();
    const first = await play(player, { ...DICE, guid });
    const second = await play(player, { ...DICE, guid });
    expect(second.json().data).toEqual(first.json().data);
    expect(codeOf(await play(player, { ...DICE, guid, stake: '2.00' }))).toBe('409 casino_guid_reused');
    expect((await get(player, '/rounds')).rounds.length).toBe(1);
  });
});

describe('a round of decisions', () => {
  it('is resumed, takes each step once and pays what was left', async () => {
    const player = await test.player({ deposit: '10.00' });
    const guid = nanoid();
    const begun = await play(player, { ...MINES, options: { mines: 1 }, guid });
    const { round } = begun.json().data;
    expect(round).toMatchObject({ status: 'open', returned: null, view: { opened: [], mines: null } });
    expect(codeOf(await play(player, MINES))).toBe('409 casino_round_open');
    expect(codeOf(await post(player, '/seeds', { clientSeed: 'x' }))).toBe('409 casino_round_open');
    expect((await get(player, '/games/mines')).open).toEqual(round);
    const actions = `/rounds/${round.round}/actions`;
    expect(codeOf(await post(player, actions, { step: 1, action: { open: 0 } }))).toBe('409 casino_step');
    expect(codeOf(await post(player, actions, { step: 0, action: { open: 25 } }))).toBe('400 casino_action');
    const opened = await post(player, actions, { step: 0, action: { open: 7 } });
    expect(opened.statusCode, opened.body).toBe(200);
    expect((await post(player, actions, { step: 0, action: { open: 7 } })).json().data).toEqual(opened.json().data);
    expect(codeOf(await post(player, actions, { step: 0, action: { open: 8 } }))).toBe('409 casino_step');
    if (opened.json().data.round.status === 'open') {
      const taken = (await post(player, actions, { step: 1, action: { cashOut: true } })).json().data;
      expect(taken.round).toMatchObject({ status: 'over', returned: '1.03' });
      expect(taken.balance).toBe('10.03');
    }
    expect(codeOf(await post(player, actions, { step: 2, action: { open: 9 } }))).toBe('409 casino_round_over');
    expect((await play(player, { ...MINES, options: { mines: 1 }, guid })).json().data).toEqual(begun.json().data);
  });
  it('gives a stake back that nobody came back for', async () => {
    const player = await test.player({ deposit: '10.00' });
    const guid = nanoid();
    const first = await play(player, { ...MINES, guid });
    const { round } = first.json().data;
    expect(await player.balanceMinor()).toBe(900n);
    expect(await test.app.features.casino.endForgotten(0)).toBeGreaterThan(0);
    expect(await player.balanceMinor()).toBe(1_000n);
    expect(await get(player, `/rounds/${round.round}`)).toMatchObject({ status: 'over', returned: '1.00' });
    expect((await play(player, { ...MINES, guid })).json().data).toEqual(first.json().data);
  });
});

describe('a round that its player has forgotten', () => {
  it('takes what had been won, whoever is excluded by then', async () => {
    const player = await test.player({ deposit: '10.00' });
    const { round } = (await play(player, { ...MINES, options: { mines: 1 } })).json().data;
    const opened = (await post(player, `/rounds/${round.round}/actions`, { step: 0, action: { open: 0 } })).json().data;
    await player.exclude();
    await test.app.features.casino.endForgotten(0);
    // One tile of 25 hides the mine.
    const returnMinor = opened.round.status === 'over' ? 0n : 103n;
    expect(await player.balanceMinor()).toBe(900n + returnMinor);
  });
  it('stands in the way of erasing an account, and of nothing once it is ended', async () => {
    const player = await test.player({ deposit: '10.00' });
    const { round } = (await play(player, MINES)).json().data;
    const blockers = async () => (await player.request({ url: '/web-api/privacy' })).json().data.blockers;
    expect(await blockers()).toContain('running-bets');
    await test.app.features.casino.endForgotten(0);
    expect(await blockers()).not.toContain('running-bets');
    expect((await get(player, '/rounds')).rounds[0]).toMatchObject({
      round: round.round,
      movements: [{ kind: 'stake' }, { kind: 'refund' }],
    });
  });
  it('is not ended before its time', async () => {
    const player = await test.player({ deposit: '10.00' });
    await play(player, MINES);
    await test.app.features.casino.endForgotten();
    expect((await get(player, '/games/mines')).open).not.toBeNull();
  });
});

describe('what is refused', () => {
  it.each([
    ['a game that the house has not', { game: 'nothing' }, '404 casino_game_unknown'],
    ['options of another game', { options: { mines: 3 } }, '400 casino_options'],
    ['a table of another version', { version: 9 }, '409 casino_table_changed'],
    ['less than the smallest stake', { stake: '0.01' }, '409 stake_too_low'],
    ['more than the greatest', { stake: '100000.00' }, '409 stake_too_high'],
    ['more than there is', { stake: '10.01' }, '409 insufficient_funds'],
    ['an amount of more decimals than the currency has', { stake: '1.001' }, '400 invalid'],
  ])('%s', async (_, more, code) => {
    const player = await test.player({ deposit: '10.00' });
    expect(codeOf(await play(player, { ...DICE, ...more }))).toBe(code);
    expect(await player.balanceMinor()).toBe(1_000n);
  });
});

it('shows the lobby to guests and marks to players', async () => {
  const player = await test.player();
  expect(
    (await player.request({ method: 'POST', url: '/web-api/casino/games/dice/favourite', payload: { favourite: true } })).statusCode,
  ).toBe(200);
  expect((await get(player, '/games')).games.find((one: { game: string }) => one.game === 'dice')).toMatchObject({
    favourite: true,
    returnPpm: 990_000,
  });
  const guest = (await test.request({ url: '/web-api/casino/games' })).json().data.games;
  expect(guest.every((one: { favourite: boolean }) => !one.favourite)).toBe(true);
});
