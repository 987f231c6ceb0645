import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { until } from '../../../tests/harness/until.ts';
import { tournamentTerms } from '../../../tests/harness/worlds/tournament-terms.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { StoredEvent } from '../../platform/events/events.store.ts';
import { SCORE_CONSUMER } from './score-consumer.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

const NO_RULES = { bestOf: null, hitMultiplier: null, cap: null };
const post = (operator: TestOperator, act: 'create' | 'approve' | 'cancel', payload: Record<string, unknown>) =>
  operator.request({ method: 'POST', url: `/operator-api/casino/tournaments/${act}`, payload });

/** As it is announced: prizes in money by two operators. */
async function create(changed: Record<string, unknown> = {}): Promise<string> {
  const reply = await post(await test.operator(['content']), 'create', tournamentTerms(changed));
  expect(reply.statusCode, reply.body).toBe(200);
  const { tournament, status } = reply.json().data;
  if (status === 'proposed') {
    const approved = await post(await test.operator(['content']), 'approve', { tournament, reason: 'Within the budget' });
    expect(approved.statusCode, approved.body).toBe(200);
  }
  return tournament;
}
const join = (player: TestPlayer, id: string) =>
  player.request({ method: 'POST', url: `/web-api/casino/tournaments/${id}/join`, payload: {} });
const codeOf = (reply: Awaited<ReturnType<typeof join>>): string =>
  reply.statusCode === 200 ? '200' : `${reply.statusCode} ${reply.json().code}`;
const see = async (player: TestPlayer, id: string, lng = 'en') =>
  (await player.request({ url: `/web-api/casino/tournaments/${id}?lng=${lng}` })).json().data;

/** Plays a round of dice; what it staked and returned, in cents. */
async function play(player: TestPlayer, stake = '1.00'): Promise<{ readonly returned: number }> {
  const payload = { game: 'dice', guid: nanoid(), stake, options: { over: 5000 } };
  const reply = await player.request({ method: 'POST', url: '/web-api/casino/rounds', payload });
  expect(reply.statusCode, reply.body).toBe(200);
  return { returned: Math.round(Number(reply.json().data.round.returned) * 100) };
}
/** Waits until so many rounds of the player have counted. */
const counted = async (player: TestPlayer, id: string, rounds: number) => {
  await until(`${rounds} rounds that count`, async () => (await see(player, id)).own.rounds === rounds);
  return (await see(player, id)).own;
};
const funded = () => test.player({ deposit: '100.00' });
const query = (text: string, values: unknown[] = []) => test.platform.pool.query(text, values);

/** Ends a tournament now, and has two workers settle and pay it. */
async function end(id: string): Promise<void> {
  await query('update casino_tournament set ends_at = now() where id = $1', [id]);
  await until('the prizes are paid', async () => {
    await Promise.all([test.app.features.casinoTournaments.settle(0), test.app.features.casinoTournaments.settle(0)]);
    return (await query('select paid_at from casino_tournament where id = $1', [id])).rows[0].paid_at !== null;
  });
}

describe('taking part', () => {
  it('counts rounds that end after the player has joined', async () => {
    const player = await funded();
    const id = await create({ rules: { ...NO_RULES, scoring: 'multiplier-sum' } });
    await play(player);
    expect((await see(player, id)).own).toBeNull();
    expect([codeOf(await join(player, id)), codeOf(await join(player, id))]).toEqual(['200', '200']);
    expect(await see(player, id)).toMatchObject({
      own: { place: null, points: 0, rounds: 0, prize: null },
      tournament: { joined: true, players: 1 },
    });
    const rounds = [await play(player, '0.50'), await play(player, '2.00'), await play(player)];
    const points = [50, 200, 100].reduce((sum, stake, i) => sum + Math.floor(((rounds[i]?.returned ?? 0) * 100) / stake), 0);
    expect(await counted(player, id, 3)).toEqual({ place: 1, points, rounds: 3, prize: points > 0 ? '10' : null });
    const { board, rounds: shown } = await see(player, id);
    expect(board).toEqual([
      { place: 1, player: String(player.id).slice(-3), points, rounds: 3, prize: points > 0 ? '10' : null, own: true, tied: false },
    ]);
    expect(shown.map(({ game }: { game: string }) => game)).toEqual(['dice', 'dice', 'dice']);
    expect(shown.reduce((sum: number, round: { points: number }) => sum + round.points, 0)).toBe(points);
  });
  it('tells who reached as many points first', async () => {
    const [first, second] = [await funded(), await funded()];
    const id = await create();
    for (const player of [first, second]) {
      await join(player, id);
      await play(player);
      await counted(player, id, 1);
    }
    const { board } = await see(second, id, 'ru');
    expect(board.map(({ own, tied, place }: { own: boolean; tied: boolean; place: number }) => ({ own, tied, place }))).toEqual([
      { own: false, tied: false, place: 1 },
      { own: true, tied: true, place: 2 },
    ]);
    expect((await see(second, id, 'ru')).tournament.name).toBe('Тестовый кубок');
    expect((await see(second, id, 'ar')).tournament.name).toBe('Test cup');
  });
  it('counts the games and the currencies of the tournament alone', async () => {
    const player = await funded();
    const [mines, pounds, all] = [await create({ games: ['mines'] }), await create({ currencies: ['GBP'] }), await create()];
    for (const id of [mines, pounds, all]) await join(player, id);
    await play(player);
    await counted(player, all, 1);
    expect((await see(player, mines)).own.rounds).toBe(0);
    expect(await see(player, pounds)).toMatchObject({ own: { rounds: 0 }, tournament: { minStake: null, currency: 'EUR' } });
  });
  it('is refused to excluded players, where the law forbids gifts, and once it is over', async () => {
    const id = await create();
    const excluded = await funded();
    await excluded.exclude();
    expect(codeOf(await join(excluded, id))).toBe('403 self_excluded');
    expect(codeOf(await join(await test.player({ country: 'BR' }), id))).toBe('403 tournament_not_offered');
    const player = await funded();
    expect(codeOf(await join(player, '999999999'))).toBe('404 tournament_unknown');
    await query('update casino_tournament set ends_at = now() where id = $1', [id]);
    expect(codeOf(await join(player, id))).toBe('409 tournament_over');
  });
});

describe('a round that is told again', () => {
  it('counts once: after a crash before the commit, and after its cursor went back', async () => {
    const player = await funded();
    const id = await create();
    await join(player, id);
    await play(player);
    await play(player);
    const own = await counted(player, id, 2);
    const { rows } = await query(
      `select xid::text, id, player_id as "playerId", created_at as at, body as event from event
       where player_id = $1 and kind = 'round-returned' order by xid, id`,
      [player.id],
    );
    const told = rows as StoredEvent<'round-returned'>[];
    expect(told.length).toBe(2);
    await inTransaction(test.platform.pool, (client) => SCORE_CONSUMER.take(client, [...told, ...told]));
    expect((await see(player, id)).own).toEqual(own);
    // As if nothing had been taken yet: the first try fails after its work, the second is kept.
    await query('delete from casino_tournament_round where entry_id in (select id from casino_tournament_entry where player_id = $1)', [
      player.id,
    ]);
    await query("update casino_tournament_entry set points = 0, rounds = 0, kept = '{}' where player_id = $1", [player.id]);
    const crash = inTransaction(test.platform.pool, async (client) => {
      await SCORE_CONSUMER.take(client, told);
      throw new Error('the process is gone');
    });
    await expect(crash).rejects.toThrow('the process is gone');
    expect((await see(player, id)).own.rounds).toBe(0);
    await inTransaction(test.platform.pool, (client) => SCORE_CONSUMER.take(client, told));
    expect((await see(player, id)).own).toEqual(own);
  });
});

describe('prizes', () => {
  it('are paid once by any number of workers, in the currency of each winner, and told to them', async () => {
    const [first, second, third] = [await funded(), await funded(), await funded()];
    const id = await create({
      prizeUnit: 'money',
      prizes: [
        { from: 1, to: 1, amount: 50 },
        { from: 2, to: 2, amount: 20 },
      ],
    });
    for (const [player, rounds] of [
      [third, 3],
      [first, 2],
      [second, 1],
    ] as const) {
      await join(player, id);
      for (let i = 0; i < rounds; i += 1) await play(player);
      await counted(player, id, rounds);
    }
    // A player who is excluded when the places are settled has none: the others move up.
    await third.exclude();
    const before = await Promise.all([first, second, third].map((player) => player.balanceMinor()));
    await end(id);
    await end(id);
    const after = await Promise.all([first, second, third].map((player) => player.balanceMinor()));
    expect(after.map((balance, i) => balance - (before[i] ?? 0n))).toEqual([5_000n, 2_000n, 0n]);
    const { rows } = await query('select external_id from wallet_movement where source = $1 order by external_id', [`tournament:${id}`]);
    expect(rows.map((row) => row.external_id)).toEqual(['place-1', 'place-1-own', 'place-2', 'place-2-own']);
    const { board, tournament } = await see(first, id);
    expect(tournament.status).toBe('paid');
    expect(board.map(({ own, prize }: { own: boolean; prize: string }) => ({ own, prize }))).toEqual([
      { own: true, prize: '50.00' },
      { own: false, prize: '20.00' },
    ]);
    const inbox = await query(
      "select args ->> 'place' as place from inbox_message where player_id = $1 and text_key = 'tournament-prize'",
      [first.id],
    );
    expect(inbox.rows).toEqual([{ place: '1' }]);
  });
  it('may be points, and nothing is won without points of the board', async () => {
    const [winner, idle] = [await funded(), await funded()];
    const id = await create();
    await join(winner, id);
    await join(idle, id);
    await play(winner);
    await counted(winner, id, 1);
    await end(id);
    const { rows } = await query(
      "select player_id, balance_minor from ledger_account where kind = 'player-points' and player_id = any ($1)",
      [[winner.id, idle.id]],
    );
    expect(rows).toEqual([{ player_id: winner.id, balance_minor: 10n }]);
  });
});

describe('the console', () => {
  it('refuses what cannot be, and names the field', async () => {
    const operator = await test.operator(['content']);
    const fieldsOf = async (changed: Record<string, unknown>): Promise<string[]> => {
      const reply = await post(operator, 'create', tournamentTerms(changed));
      expect(reply.statusCode, reply.body).toBe(400);
      return Object.keys(reply.json().validation_errors);
    };
    const rules = { scoring: 'rounds', ...NO_RULES };
    expect(await fieldsOf({ names: { ru: 'Кубок' } })).toEqual(['names']);
    expect(await fieldsOf({ names: { en: 'A cup\u0000' } })).toEqual(['names.en']);
    expect(await fieldsOf({ names: { en: ' A ' } })).toEqual(['names.en']);
    // Beyond what a date can be, and beyond what a database keeps.
    for (const moment of [-1, 8_640_000_000_001, Number.MAX_SAFE_INTEGER])
      expect(await fieldsOf({ startsAt: moment, endsAt: moment })).toEqual(['startsAt', 'endsAt']);
    expect(await fieldsOf({ games: ['nothing'] })).toEqual(['games']);
    expect(await fieldsOf({ currencies: ['XXX'] })).toEqual(['currencies']);
    expect(await fieldsOf({ prizes: [{ from: 2, to: 2, amount: 1 }] })).toEqual(['prizes']);
    expect(await fieldsOf({ endsAt: Date.now() - 1 })).toEqual(['endsAt']);
    expect(await fieldsOf({ rules: { ...rules, cap: 3 } })).toEqual(['rules.cap']);
    expect(await fieldsOf({ rules: { ...rules, scoring: 'best-rounds' } })).toEqual(['rules.bestOf']);
    expect(await fieldsOf({ rules: { ...rules, scoring: 'hits' } })).toEqual(['rules.hitMultiplier']);
  });
  it('announces prizes in money once a second operator approves', async () => {
    const [proposer, second, player] = [await test.operator(['content']), await test.operator(['content']), await funded()];
    const money = tournamentTerms({ prizeUnit: 'money' });
    const { tournament, status } = (await post(proposer, 'create', money)).json().data;
    const listed = async (): Promise<unknown[]> => {
      const { tournaments } = (await player.request({ url: '/web-api/casino/tournaments' })).json().data;
      return tournaments.filter((one: { tournament: string }) => one.tournament === tournament);
    };
    const approve = async (operator: TestOperator, id = tournament) =>
      codeOf(await post(operator, 'approve', { tournament: id, reason: 'Agreed' }));
    expect(status).toBe('proposed');
    expect(await listed()).toEqual([]);
    expect(codeOf(await player.request({ url: `/web-api/casino/tournaments/${tournament}` }))).toBe('404 tournament_unknown');
    expect(codeOf(await join(player, tournament))).toBe('404 tournament_unknown');
    expect(await approve(proposer)).toBe('403 same_person');
    expect([await approve(second, '999999999'), await approve(second), await approve(second)]).toEqual([
      '404 tournament_unknown',
      '200',
      '409 conflict',
    ]);
    expect(await listed()).toMatchObject([{ status: 'running' }]);
    expect(codeOf(await join(player, tournament))).toBe('200');
    const { rows } = await query('select set_by, approved_by from casino_tournament where id = $1', [tournament]);
    expect(rows).toEqual([{ set_by: proposer.login, approved_by: second.login }]);
    await expect(query('update casino_tournament set approved_by = set_by where id = $1', [tournament])).rejects.toThrow(
      'check constraint',
    );
  });
  it('announces nothing that was refused, or whose time is over', async () => {
    const [proposer, second] = [await test.operator(['content']), await test.operator(['content'])];
    const propose = async (): Promise<string> =>
      (await post(proposer, 'create', tournamentTerms({ prizeUnit: 'money' }))).json().data.tournament;
    const [refused, late] = [await propose(), await propose()];
    expect(codeOf(await post(second, 'cancel', { tournament: refused, reason: 'Too much' }))).toBe('200');
    await query('update casino_tournament set ends_at = now() where id = $1', [late]);
    await test.app.features.casinoTournaments.settle(0);
    for (const tournament of [refused, late])
      expect(codeOf(await post(second, 'approve', { tournament, reason: 'Agreed' }))).toBe('409 tournament_over');
    const { rows } = await query('select count(*)::int as settled from casino_tournament where id = any ($1) and closed_at is not null', [
      [refused, late],
    ]);
    expect(rows).toEqual([{ settled: 0 }]);
  });
  it('calls a tournament off: nobody wins, and it is listed no more', async () => {
    const player = await funded();
    const id = await create();
    await join(player, id);
    const operator = await test.operator(['admin']);
    const cancel = () => post(operator, 'cancel', { tournament: id, reason: 'A mistake' });
    expect((await cancel()).statusCode).toBe(200);
    expect((await cancel()).json().code).toBe('tournament_over');
    expect((await see(player, id)).tournament.status).toBe('cancelled');
    expect(codeOf(await join(player, id))).toBe('409 tournament_over');
    const { tournaments } = (await player.request({ url: '/web-api/casino/tournaments' })).json().data;
    expect(tournaments.some(({ tournament }: { tournament: string }) => tournament === id)).toBe(false);
    const listed = await operator.request({ method: 'POST', url: '/operator-api/casino/tournaments', payload: {} });
    expect(listed.json().data.tournaments.find(({ tournament }: { tournament: string }) => tournament === id)).toMatchObject({
      status: 'cancelled',
      players: 1,
    });
  });
});

describe("the house's own series", () => {
  it('run and are announced at every start, each once', async () => {
    for (let starts = 0; starts < 2; starts += 1) {
      const { rows } = await query(
        `select series, count(*) = count(distinct starts_at) as once, bool_or(starts_at <= now() and ends_at > now()) as runs,
           bool_or(starts_at > now()) as comes from casino_tournament where series is not null group by series order by series`,
      );
      expect(rows).toEqual(['daily', 'weekly'].map((series) => ({ series, once: true, runs: true, comes: true })));
      await test.platform.brands.refresh();
    }
  });
});
