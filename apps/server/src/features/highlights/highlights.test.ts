import { type GameInsights, HIGHLIGHTS_CALLS, type SliderGames } from '@touchline/contract/highlights/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AWAY, HOME } from '../../../tests/harness/worlds/scripted-source.ts';
import type { LineScene } from '../../../tests/harness/worlds/small-feed-app.ts';
import { ELECTION_DAY, EPL, startFeedScene } from '../../../tests/harness/worlds/wide-feed-app.ts';
import { percentsOf } from './bet-shares.ts';

let scene: LineScene;
beforeAll(async () => {
  scene = await startFeedScene();
});
afterAll(() => scene.close());

describe('GET GameInsights', () => {
  const insights = async (query: string, feed = 'LineFeed'): Promise<GameInsights> => {
    const { status, json } = await scene.get(`/service-api/${feed}/GameInsights?${query}`);
    expect(status, JSON.stringify(json)).toBe(200);
    expect(HIGHLIGHTS_CALLS.gameInsights.reply.safeParse(json).error).toBeUndefined();
    return json as GameInsights;
  };

  it('C131 tells form, streaks, meetings and places as sentences', async () => {
    const { homeForm, awayForm, headToHead, facts } = await insights('gameId=3&lng=en');
    expect([homeForm, awayForm]).toEqual(['WWWWWW', 'LLLLLL']);
    expect(headToHead).toEqual({ matches: 5, homeWins: 4, draws: 0, awayWins: 1 });
    const texts = facts.map(({ text }) => text);
    expect(texts).toContain('Club 1007 won their last 6 matches');
    expect(texts).toContain('Club 1008 lost their last 6 matches');
    expect(texts).toContain('Club 1007 won 4 of their last 5 meetings with Club 1008');
    expect(texts).toContain('Over 2.5 goals in 6 of the last 6 Club 1007 matches');
    expect(texts).toContain('Under 2.5 goals in 6 of the last 6 Club 1008 matches');
    expect(texts.every((text) => text !== '')).toBe(true);
    expect((await insights('gameId=3&lng=ru')).facts.map(({ text }) => text)).toContain('Club 1007: 6 побед подряд');
    expect((await insights('gameId=3&lng=ar')).facts[0]?.text).toMatch(/[\u0600-\u06ff]/);
  });

  it('C131 tells how stakes are spread over the outcomes', async () => {
    const leg = (selectionId: number) => [{ matchId: 4, selectionId, live: false }];
    scene.app.features.risk.reserve(leg(HOME), 300n, 600n, 'EUR');
    scene.app.features.risk.reserve(leg(AWAY), 100n, 200n, 'EUR');
    const { shares } = await insights('gameId=4');
    expect(shares).toHaveLength(1);
    expect(shares[0]?.selections.map(({ label, percent }) => [label, percent])).toEqual([
      ['1', 75],
      ['X', 0],
      ['2', 25],
    ]);
    expect((await insights('gameId=6')).shares).toEqual([]);
  });

  it('C176 answers for live matches and for what has no sides', async () => {
    expect((await insights('gameId=101', 'LiveFeed')).homeForm).toBe('WWWWWW');
    expect((await insights(`gameId=${ELECTION_DAY}`, 'LiveFeed')).facts).toEqual([]);
    expect((await scene.get('/service-api/LiveFeed/GameInsights?gameId=999')).status).toBe(404);
    expect((await scene.get('/service-api/LiveFeed/GameInsights')).status).toBe(400);
  });

  it('gives whole percents that sum to 100', () => {
    expect(percentsOf([1n, 1n, 1n])).toEqual([34, 33, 33]);
    expect(percentsOf([0n, 0n])).toEqual([0, 0]);
    expect(percentsOf([999n, 1n])).toEqual([100, 0]);
  });
});

describe('GET sliderGames', () => {
  const LINE = '/service-api/main-line-feed/personalise/v1/sliderGames';
  const LIVE = '/service-api/main-live-feed/personalise/v1/sliderGames';
  const shape = (json: unknown): [number, string][] => {
    expect(HIGHLIGHTS_CALLS.sliderGames.reply.safeParse(json).error).toBeUndefined();
    return (json as SliderGames).items.map(({ match, reason }) => [match.id, reason]);
  };

  it('C138 gives guests what deserves most attention, C149 of what is in play', async () => {
    const line = shape((await scene.get(`${LINE}?count=4`)).json);
    expect(line).toHaveLength(4);
    expect(line.every(([, reason]) => reason === 'popular')).toBe(true);
    const live = shape((await scene.get(LIVE)).json);
    expect(live).toHaveLength(12);
    expect(live[0]?.[0]).toBeGreaterThan(100);
    expect(shape((await scene.get(`${LINE}?count=50&antiSports=1`)).json).some(([id]) => id === 3)).toBe(false);
    expect((await scene.get(`${LINE}?count=0`)).status).toBe(400);
    expect((await scene.get(`${LINE}?userId=5`)).status).toBe(403);
  });

  it('C138 C149 put first what a player follows, and tell nobody else', async () => {
    const player = await scene.player({ deposit: '50.00' });
    const { pool } = scene.platform;
    await pool.query("insert into favorite (player_id, kind, id) values ($1, 'games', 7), ($1, 'teams', 1019), ($1, 'championships', $2)", [
      player.id,
      EPL.id,
    ]);
    const own = shape((await player.request({ method: 'GET', url: `${LINE}?count=30` })).json());
    expect(own.slice(0, 2)).toEqual([
      [7, 'favorite-game'],
      [9, 'favorite-team'],
    ]);
    expect(own[2]?.[1]).toBe('favorite-championship');
    expect(own.at(-1)?.[1]).toBe('popular');
    // R072: of a hidden sport only what the player follows.
    const hiding: SliderGames = (await player.request({ method: 'GET', url: `${LINE}?count=30&antiSports=1` })).json();
    expect(shape(hiding).slice(0, 2)).toEqual(own.slice(0, 2));
    expect(hiding.items.every(({ reason, match }) => reason !== 'popular' || match.sport !== 1)).toBe(true);
    expect(shape((await scene.get(`${LINE}?count=30`)).json)[0]?.[1]).toBe('popular');
    expect(shape((await player.request({ method: 'GET', url: `${LINE}?count=30&notLogin=true` })).json())[0]?.[1]).toBe('popular');
    expect(shape((await player.request({ method: 'GET', url: `${LIVE}?count=30` })).json())[0]?.[1]).toBe('favorite-championship');
  });

  it('C138 puts matches with the player’s bets before other favourites', async () => {
    const player = await scene.player({ deposit: '50.00' });
    const { pool } = scene.platform;
    const { rows } = await pool.query<{ id: bigint }>(
      `insert into bet (id, player_id, account_id, guid, request_hash, kind, system_size, currency, stake_minor, stake_tax_minor, potential_return_minor, balance_minor, stake_transaction_id, placed_at)
       values (bet_new_id(now()), $1, 1, 'slider-test', '', 'single', 0, 'EUR', 100, 0, 200, 0, 0, now()) returning id`,
      [player.id],
    );
    await pool.query(
      `insert into bet_leg (bet_id, leg, match_id, market_id, selection_id, odds, live, starts_at, is_banker) values ($1, 0, 11, 1, 1, 2000, false, now(), false)`,
      [rows[0]?.id],
    );
    const own = shape((await player.request({ method: 'GET', url: `${LINE}?count=2` })).json());
    expect(own[0]).toEqual([11, 'bet']);
    expect(own[1]?.[1]).toBe('popular');
  });
});
