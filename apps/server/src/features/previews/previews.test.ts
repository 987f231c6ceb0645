import type { MatchPreview, MatchPreviewLight } from '@touchline/contract/previews/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HistoryScene, startHistoryScene } from '../../../tests/harness/worlds/history-app.ts';
import { impliedProbabilities } from './present-preview.ts';

let scene: HistoryScene;
beforeAll(async () => {
  scene = await startHistoryScene();
});
afterAll(() => scene.close());

/** As a match is written out. */
const nameOf = ({ home, away }: HistoryScene['next'], language: 'en' | 'ru'): string =>
  [home, ...(away ? [away] : [])].map(({ names }) => names[language] ?? names.en).join(language === 'en' ? ' v ' : ' – ');

const BASE = '/service-api/gamespreview';
const byIds = (payload: object) => scene.request({ method: 'POST', url: `${BASE}/GetGamesPreviewByGameIds`, payload });

describe('previews', () => {
  it('C187 give the matches that deserve most attention, with form, meetings and chances', async () => {
    const { json } = await scene.get(`${BASE}/GetGamesPreviewLight?type=3`);
    const previews = json as MatchPreviewLight[];
    // Races have no sides and no preview.
    expect(new Set(previews.map(({ gameId }) => gameId))).toEqual(new Set([scene.next.id, scene.later.id]));
    expect(previews).toHaveLength(2);
    for (const { homeForm, awayForm, outcomes, headline } of previews) {
      expect(homeForm).toMatch(/^[WDL]{5}$/);
      expect(awayForm).toMatch(/^[WDL]{5}$/);
      expect(outcomes.map(({ odds }) => odds)).toEqual([2000, 3400, 3800]);
      expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBe(100);
      expect(headline).not.toBe('');
    }
    expect((await scene.get(`${BASE}/GetGamesPreviewLight?type=1`)).json).toEqual([]);
    expect((await scene.get(`${BASE}/GetGamesPreviewLight?type=2`)).status).toBe(400);
    expect((await scene.get(`${BASE}/GetGamesPreviewLight?country=1`)).json).toEqual([]);
  });

  it('C188 say what can be opened for a match', async () => {
    const { json } = await scene.get(`${BASE}/GetGamesActions?games=${scene.next.id},${scene.race.id},77`);
    expect((json as { gameId: number }[]).toSorted((a, b) => a.gameId - b.gameId)).toEqual(
      [
        {
          gameId: scene.next.id,
          name: nameOf(scene.next, 'en'),
          preview: true,
          statistics: true,
          tracker: false,
          graph: true,
          subscribe: true,
        },
        {
          gameId: scene.race.id,
          name: nameOf(scene.race, 'en'),
          preview: false,
          statistics: true,
          tracker: false,
          graph: true,
          subscribe: true,
        },
      ].toSorted((a, b) => a.gameId - b.gameId),
    );
    const [russian] = (await scene.get(`${BASE}/GetGamesActions?games=${scene.next.id}&lng=ru`)).json as { name: string }[];
    expect(russian?.name).toBe(nameOf(scene.next, 'ru'));
    expect((await scene.get(`${BASE}/GetGamesActions`)).json).toHaveLength(2);
    expect((await scene.get(`${BASE}/GetGamesActions?games=x`)).status).toBe(400);
  });

  it('C189 give the match of the day for a banner', async () => {
    const best = [scene.next, scene.later].toSorted((a, b) => b.weight - a.weight || a.startsAt - b.startsAt)[0];
    expect((await scene.get(`${BASE}/getbanner?apiKey=main-page&lng=ru`)).json).toMatchObject({
      banner: { gameId: best?.id, home: { name: best?.home.names.ru } },
    });
    expect((await scene.get(`${BASE}/getbanner?country=1`)).json).toEqual({ banner: null });
    expect((await scene.get(`${BASE}/getbanner?apiKey=%20`)).status).toBe(400);
  });

  it('C190 give whole previews of the matches named, in their order', async () => {
    const ids = [scene.later.id, 77, scene.next.id, scene.race.id];
    const reply = await byIds({ gameIds: ids });
    expect(reply.statusCode).toBe(200);
    const previews = reply.json<MatchPreview[]>();
    expect(previews.map(({ gameId }) => gameId)).toEqual([scene.later.id, scene.next.id]);
    for (const { facts, headline } of previews) {
      expect(facts.length).toBeGreaterThan(1);
      expect(facts[0]).toBe(headline);
    }
    for (const payload of [{}, { gameIds: [] }, { gameIds: ['a'] }, { gameIds: [1], more: 1 }])
      expect((await byIds(payload)).statusCode).toBe(400);
  });
});

describe('previews of an installation that gave keys out', () => {
  let keyed: HistoryScene;
  beforeAll(async () => {
    keyed = await startHistoryScene({ previewKeys: ['main-page', 'partner-7'] });
  });
  afterAll(() => keyed.close());

  it('C187 C188 C189 ask for one of them, all three', async () => {
    for (const call of ['GetGamesPreviewLight', 'GetGamesActions', 'getbanner']) {
      expect((await keyed.get(`${BASE}/${call}?apiKey=partner-7`)).status, call).toBe(200);
      for (const query of ['', '?apiKey=another']) expect((await keyed.get(`${BASE}/${call}${query}`)).status, call + query).toBe(403);
      // Without keys of the installation any will do.
      expect((await scene.get(`${BASE}/${call}?apiKey=another`)).status, call).toBe(200);
    }
  });
});

describe('chances', () => {
  it('are whole percents that add up to 100, without the margin', () => {
    expect(impliedProbabilities([2000, 2000])).toEqual([50, 50]);
    expect(impliedProbabilities([3000, 3000, 3000])).toEqual([34, 33, 33]);
    expect(impliedProbabilities([0, 0])).toEqual([0, 0]);
    for (let a = 1010; a < 9000; a += 777) expect(impliedProbabilities([a, 3400, 12_000]).reduce((sum, n) => sum + n, 0)).toBe(100);
  });
});
