import type { BingoGameView, BingoRoomView } from '@touchline/contract/bingo/shapes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tabTo } from '../../keyboard.ts';
import { openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindingsInBothThemes, DESKTOP, horizontalOverflow, MOBILE, PATIENCE_MS, skipReason } from '../../site.ts';

const KEYS = ['bingo-90', 'bingo-75'] as const;
/** Of a game of the test: no ball comes by itself between two steps of it. */
const SLOW_BALL_MS = 600_000;

describe.skipIf(skipReason !== null)(`the screens of bingo${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  const ask = async (url: string) => (await site.world.request({ url: `/web-api/bingo${url}` })).json().data;
  const rooms = async (): Promise<readonly BingoRoomView[]> => (await ask('')).rooms;
  const nextOf = async (key: (typeof KEYS)[number]): Promise<BingoGameView> => {
    const game = (await rooms()).find(({ room }) => room === key)?.open[0];
    return game ?? expect.fail(`no game of ${key} sells tickets`);
  };
  const gameOf = async (gameId: string): Promise<BingoGameView> => (await ask(`/games/${gameId}`)).game;
  const buy = async ({ gameId }: BingoGameView, tickets: number): Promise<void> => {
    const player = await site.world.player({ deposit: '10' });
    const payload = { bingoGameId: gameId, guid: 'rival-of-the-test', buyerSeed: 'text-of-the-rival', tickets };
    const bought = await player.request({ method: 'POST', url: '/web-api/bingo/tickets', payload });
    expect(bought.statusCode, bought.body).toBe(200);
  };
  /** The sale of a game is over; the server begins it when it looks next. */
  const begin = async ({ gameId }: BingoGameView): Promise<void> => {
    await site.world.platform.pool.query('update bingo_game set starts_at = clock_timestamp(), ball_ms = $2 where id = $1', [
      gameId,
      SLOW_BALL_MS,
    ]);
    await expect.poll(async () => (await gameOf(gameId)).status, { timeout: PATIENCE_MS }).not.toBe('open');
  };
  /** So many balls of a game have come by the database's clock, the last one this instant. */
  const pass = ({ gameId }: BingoGameView, balls: number) =>
    site.world.platform.pool.query(
      `update bingo_game g set began_at = n.began, ends_at = n.began + cardinality(g.balls) * g.ball_ms * interval '1 millisecond'
       from (select clock_timestamp() - $2::int * ball_ms * interval '1 millisecond' as began from bingo_game where id = $1) n where g.id = $1`,
      [gameId, balls],
    );
  /** With how many balls each prize of a game that has begun is won, which nobody but the house knows before. */
  const foresee = async ({ gameId }: BingoGameView): Promise<{ readonly balls: number; readonly prizes: { ball: number }[] }> => {
    const { rows } = await site.world.platform.pool.query<{ balls: number; prizes: { ball: number }[] }>(
      'select cardinality(balls) as balls, prizes from bingo_game where id = $1',
      [gameId],
    );
    return rows[0] ?? expect.fail('the game has not begun');
  };
  const page = async (address: string): Promise<{ status: number; html: string }> => {
    const reply = await fetch(site.url + address, { headers: { accept: 'text/html' } });
    return { status: reply.status, html: await reply.text() };
  };

  beforeAll(async () => {
    site = await startScriptedSite();
    await vi.waitFor(async () => expect((await rooms()).map(({ open }) => open.length)).toEqual([6, 6]), {
      timeout: PATIENCE_MS,
      interval: 500,
    });
    // No game starts by itself while the test runs.
    await site.world.platform.pool.query("update bingo_game set starts_at = starts_at + interval '100 days' where status = 'open'");
  });
  afterAll(() => site?.close());

  it('S227 rooms, games and a game are whole pages of the server in every language', async () => {
    for (const [lng, title] of [
      ['en', 'Bingo 90'],
      ['ru', 'Бинго 90'],
      ['ar', 'بينغو 90'],
    ] as const) {
      const list = await page(`/${lng}/bingo`);
      expect([list.status, list.html.includes(title), list.html.match(/class="card bingo-room-card/g)?.length]).toEqual([200, true, 2]);
      for (const key of KEYS) expect((await page(`/${lng}/bingo/room/${key}`)).status).toBe(200);
      expect((await page(`/${lng}/bingo/games`)).status).toBe(200);
      expect((await page(`/${lng}/bingo/game/${(await nextOf('bingo-75')).gameId}`)).status).toBe(200);
    }
    expect((await page('/en/bingo/room/none')).status).toBe(404);
    expect((await page('/en/bingo/game/999999')).status).toBe(404);
    expect((await page('/en/bingo/game/none')).status).toBe(404);
  });

  it('S227 a guest finds the rooms from the lobby, and is told the terms before the login', async () => {
    const { page: screen, context, complaints } = await site.visit('/en/casino', { viewport: DESKTOP });
    await screen.locator('main a[href$="/en/bingo"]').first().click();
    await screen.locator('.bingo-room-card time').first().waitFor();
    await screen.locator('a[href$="/bingo/room/bingo-90"]').click();
    await screen
      .getByText(say('bingo.buy.alone', { n: 2 }), { exact: false })
      .first()
      .waitFor();
    await screen.getByRole('button', { name: say('bingo.buy.login') }).waitFor();
    // Nothing is sold yet: a prize is a share, and no amount.
    expect(await screen.locator('.bingo-prizes b').allTextContents()).toEqual(['12.75%', '21.25%', '51%']);
    expect(await screen.locator('.bingo-prizes small').allTextContents()).toEqual(
      Array.from({ length: 3 }, () => say('bingo.prize.share')),
    );
    expect(await horizontalOverflow(screen)).toBe(0);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S227 a ticket is bought by keyboard, its card is marked as balls come, and the game is followed to its end and its proof', async () => {
    const game = await nextOf('bingo-75');
    const player = await site.world.player({ deposit: '100' });
    const visit = await openAsPlayer(site, player, '/en/bingo/room/bingo-75', { viewport: MOBILE });
    const { page: screen, context, complaints } = visit;
    await screen.getByText(say('bingo.needs', { n: 2 })).waitFor();
    await screen.getByRole('button', { name: say('bingo.buy.more') }).focus();
    await screen.keyboard.press('Enter');
    await tabTo(screen, /^Buy for .*0\.40/);
    await screen.keyboard.press('Enter');
    await screen.getByText(say('bingo.bought', { n: 2, game: game.number })).waitFor();
    await screen.locator('.header-balance', { hasText: '99.60' }).waitFor();
    // News of a purchase of one's own and of somebody else's come by themselves.
    await screen.getByText(say('bingo.needs', { n: 1 })).waitFor();
    await buy(game, 1);
    await screen.getByText(say('bingo.players', { n: 2 }), { exact: true }).waitFor();
    await screen
      .getByText(say('bingo.prize.so-far', { percent: '12.75%' }))
      .first()
      .waitFor();
    expect(await screen.locator('.bingo-prizes b').first().textContent()).toMatch(/0\.0[1-9]/);
    expect(await screen.locator('.bingo-card').count()).toBe(2);
    expect(await horizontalOverflow(screen)).toBe(0);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);

    await begin(game);
    const { balls, prizes } = await foresee(game);
    const called = screen.locator('.bingo-board li[data-called="true"]');
    for (const seen of [1, 3]) {
      await pass(game, seen);
      await expect.poll(() => called.count(), { timeout: PATIENCE_MS }).toBe(seen);
    }
    // A page that is opened again shows the same.
    await screen.reload();
    await expect.poll(() => called.count(), { timeout: PATIENCE_MS }).toBe(3);
    const line = prizes[0]?.ball ?? 0;
    await pass(game, line);
    await expect.poll(() => called.count(), { timeout: PATIENCE_MS }).toBe(line);
    const said = screen.locator('.bingo-stage [role="status"]');
    await expect
      .poll(() => said.textContent(), { timeout: PATIENCE_MS })
      .toContain(say('bingo.said.won', { prize: say('bingo.prize.line') }));
    const numbers = new Set((await gameOf(game.gameId)).balls.map(String));
    const cells = await screen
      .locator('.bingo-card td')
      .evaluateAll((all) => all.map((cell) => [cell.textContent, cell.dataset.marked] as const));
    expect(cells.length).toBe(50);
    for (const [text, marked] of cells) {
      const [number = ''] = /^\d+/.exec(text ?? '') ?? [];
      expect([text, marked]).toEqual([text, String(number === '' || numbers.has(number))]);
    }
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);

    await pass(game, balls);
    await screen.getByText(say('bingo.status.settled'), { exact: true }).first().waitFor();
    await expect
      .poll(() => said.textContent(), { timeout: PATIENCE_MS })
      .toContain(say('bingo.said.won', { prize: say('bingo.prize.full-house') }));
    expect(await called.count()).toBe(balls);

    await screen.goto(`${site.url}/en/bingo/tickets`);
    await screen.getByText(/^(Won|No win)$/).waitFor({ timeout: PATIENCE_MS });
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    await screen.locator(`a[href$="/bingo/game/${game.gameId}"]`).click();
    for (const text of ['bingo.proof.promised', 'bingo.proof.drawn', 'bingo.proof.won'] as const)
      await screen.getByText(say(text)).waitFor();
    expect(await horizontalOverflow(screen)).toBe(0);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S227 rooms, a strip and the games stand in Arabic from right to left', async () => {
    const game = await nextOf('bingo-90');
    await buy(game, 1);
    const player = await site.world.player({ deposit: '10' });
    const payload = { bingoGameId: game.gameId, guid: 'arabic-strip', buyerSeed: 'arabic-strip', tickets: 1 };
    expect((await player.request({ method: 'POST', url: '/web-api/bingo/tickets', payload })).statusCode).toBe(200);
    await begin(game);
    await pass(game, 30);
    const visit = await openAsPlayer(site, player, '/ar/bingo', { viewport: DESKTOP, theme: 'light' });
    const { page: screen, context, complaints } = visit;
    for (const [address, there] of [
      ['/ar/bingo', '.bingo-room-card'],
      ['/ar/bingo/room/bingo-90', '.bingo-card'],
      ['/ar/bingo/games', 'main h1'],
      ['/ar/bingo/tickets', '.bingo-receipt'],
      [`/ar/bingo/game/${game.gameId}`, '.bingo-proof'],
    ] as const) {
      await screen.goto(site.url + address);
      await screen.locator(there).first().waitFor();
      expect([address, await horizontalOverflow(screen)]).toEqual([address, 0]);
      expect([address, await axeFindingsInBothThemes(screen)]).toEqual([address, []]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
