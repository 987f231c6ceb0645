import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { say } from '../say.ts';
import {
  axeFindings,
  fetchHtml,
  horizontalOverflow,
  MOBILE,
  PATIENCE_MS,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';

const expectMatches = (list: readonly (readonly [RegExp, number])[], html: string): void => {
  for (const [pattern, min] of list) expect(html.match(new RegExp(pattern, 'g'))?.length ?? 0, String(pattern)).toBeGreaterThanOrEqual(min);
};
/** The address of the first link to a page of this kind. */
const findLink = (html: string, pattern: RegExp): string => {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`no link like ${pattern}`);
  return found;
};

describe.skipIf(skipReason !== null)(
  `championships, tournaments, cricket, multi-live, results${skipReason ? ` (${skipReason})` : ''}`,
  () => {
    const read = async (address: string): Promise<string> => {
      const { status, html } = await fetchHtml(address);
      expect(status, address).toBe(200);
      expect(html.match(/<h1/g)?.length ?? 0, `${address} has one heading`).toBe(1);
      return html;
    };
    const bothLanguages = async (address: string, arabic: RegExp): Promise<string> => {
      const html = await read(`/en${address}`);
      const mirrored = await read(`/ar${address}`);
      expect(mirrored).toMatch(/<html[^>]*dir="rtl"/);
      expect(mirrored).toMatch(arabic);
      return html;
    };
    // A site that has just started announces its matches championship after championship.
    beforeAll(async () => {
      await vi.waitFor(
        async () => {
          for (const address of ['/en/tournament/epl/events', '/en/olympics'])
            expect((await fetchHtml(address)).html.match(/class="event-row event-grid"/g)?.length ?? 0, address).toBeGreaterThanOrEqual(8);
        },
        { timeout: PATIENCE_MS, interval: 500 },
      );
    });
    const TABLE = /class="table"/;
    const NET = /class="knockout-match/;

    it('S038 olympics2024 has the disciplines, the medals of Paris and matches with prices', async () => {
      const html = await bothLanguages('/tournament/olympics2024', /ميداليات باريس/);
      expectMatches(
        [
          [/\/en\/olympics\/[a-z-]+/, 40],
          [/class="price/, 1],
          [/United States/, 1],
        ],
        html,
      );
    });
    it('S039 europa-league-2025 has its net and its past finals even between two rounds', async () => {
      const html = await bothLanguages('/tournament/europa-league-2025', /الدوري الأوروبي/);
      expectMatches(
        [
          [NET, 8],
          [/Tottenham Hotspur/, 1],
        ],
        html,
      );
    });
    it('S040 laliga has its table, scorers and prices', async () => {
      expectMatches(
        [
          [TABLE, 1],
          [/Barcelona/, 1],
          [/class="price/, 10],
        ],
        await bothLanguages('/tournament/laliga', /الدوري الإسباني/),
      );
    });
    it('S041 epl has its table, its champions and prices', async () => {
      expectMatches(
        [
          [TABLE, 1],
          [/Past champions/, 1],
          [/Liverpool/, 1],
          [/class="price/, 10],
        ],
        await bothLanguages('/tournament/epl', /الأبطال السابقون/),
      );
    });
    it('S042 ipl-2025 has its table and champions', async () => {
      expectMatches(
        [
          [TABLE, 1],
          [/Royal Challengers Bengaluru/, 1],
        ],
        await bothLanguages('/tournament/ipl-2025', /الكريكيت|الهندي/),
      );
    });
    it('S043 scf and S044 nhl-finals have the table of the league and the finals of the cup', async () => {
      for (const slug of ['scf', 'nhl-finals'])
        expectMatches(
          [
            [TABLE, 1],
            [/Florida Panthers/, 1],
            [/Edmonton Oilers/, 1],
          ],
          await bothLanguages(`/tournament/${slug}`, /الأبطال السابقون/),
        );
    });
    it('S045 fifa-cwc-2025 has the net of its clubs and its past finals', async () => {
      expectMatches(
        [
          [NET, 8],
          [/Paris Saint-Germain/, 1],
        ],
        await bothLanguages('/tournament/fifa-cwc-2025', /كأس العالم للأندية/),
      );
    });
    it('S046 nba-finals has its table and its past finals', async () => {
      expectMatches(
        [
          [TABLE, 1],
          [/Oklahoma City Thunder/, 1],
        ],
        await bothLanguages('/tournament/nba-finals', /الأبطال السابقون/),
      );
    });
    it('S075 champ home says what is next, what was, and leads to all pages of the tournament', async () => {
      const html = await read('/en/tournament/champions-league');
      for (const page of ['events', 'table', 'final', 'news', 'favorites'])
        expect(html).toContain(`/en/tournament/champions-league/${page}`);
      expectMatches([[/class="result-row"/, 3]], html);
    });
    it('S079 champ event lists all matches, S076 champ game stands under the head of its tournament', async () => {
      const events = await read('/en/tournament/epl/events');
      expectMatches([[/class="event-row event-grid"/, 10]], events);
      const match = findLink(events, /\/en\/tournament\/epl\/game\/(\d+-[^"/]+)"/);
      const html = (await fetchHtml(`/en/tournament/epl/game/${match}`)).html;
      expectMatches(
        [
          [/tournament-hero/, 1],
          [/class="card market-card/, 3],
        ],
        html,
      );
      expect((await fetchHtml('/en/tournament/laliga/game/999999999-nothing')).status).toBe(404);
      expect((await fetchHtml(`/en/tournament/nfl/game/${match}`)).status).toBe(404);
    });
    it('S077 champ final has the road to the title and who won before', async () => {
      expectMatches(
        [
          [NET, 8],
          [/Manchester City/, 1],
        ],
        await bothLanguages('/tournament/fifa-cwc-2025/final', /الطريق إلى النهائي/),
      );
      expectMatches(
        [
          [TABLE, 1],
          [/Top of the table/, 1],
        ],
        await read('/en/tournament/epl/final'),
      );
    });
    it('S078 champ news tells facts of the feed in sentences', async () => {
      const html = await bothLanguages('/tournament/epl/news', /يتصدر الترتيب/);
      expectMatches(
        [
          [/class="news-text"/, 8],
          [/top of the table with/, 1],
        ],
        html,
      );
    });
    it('S080 champ favorites offers every team of the tournament to star', async () => {
      expectMatches([[/class="star"/, 20]], await bothLanguages('/tournament/epl/favorites', /فرق البطولة/));
    });
    it('S081 olympics section, S082 olympics champ and S083 olympics game by discipline', async () => {
      const section = await bothLanguages('/olympics', /المنافسات/);
      expectMatches(
        [
          [/class="medal" data-metal="gold"/, 1],
          [/Norway|China/, 1],
        ],
        section,
      );
      expectMatches(
        [
          [/Spain/, 1],
          [NET, 1],
        ],
        await bothLanguages('/olympics/football', /كرة القدم/),
      );
      expectMatches(
        [
          [/fencing|Fencing/, 1],
          [/12 medal events/, 1],
        ],
        await read('/en/olympics/fencing'),
      );
      expect((await fetchHtml('/en/olympics/chess-boxing')).status).toBe(404);
      const disciplines = ['tennis', 'handball', 'basketball', 'volleyball', 'football'];
      for (const discipline of disciplines) {
        const page = await read(`/en/olympics/${discipline}`);
        const match = new RegExp(`class="event-row event-grid"[\\s\\S]*?href="/en/olympics/${discipline}/(\\d+-[^"/]+)"`).exec(page)?.[1];
        if (match === undefined) continue;
        const game = await fetchHtml(`/en/olympics/${discipline}/${match}`);
        expect(game.status).toBe(200);
        expectMatches(
          [
            [/\/en\/olympics"/, 1],
            [/class="card market-card/, 1],
          ],
          game.html,
        );
        return;
      }
      throw new Error(`none of ${disciplines.join(', ')} has an Olympic match on offer`);
    });
    it('S085 cricket home has scores, next matches, a table and results', async () => {
      const html = await bothLanguages('/cricket', /مركز الكريكيت/);
      expectMatches(
        [
          [/class="event-row event-grid"/, 3],
          [TABLE, 1],
          [/class="result-row"/, 3],
        ],
        html,
      );
    });
    it('S086 cricket all champs, S087 cricket all events and S091 cricket champ', async () => {
      const champs = await bothLanguages('/cricket/champs', /البطولات/);
      expectMatches([[/\/en\/cricket\/champ\//, 8]], champs);
      expectMatches([[/class="event-row event-grid"/, 10]], await bothLanguages('/cricket/events', /المباريات/));
      expectMatches(
        [
          [TABLE, 1],
          [/Mumbai Indians/, 1],
          [/Elo rating/, 1],
        ],
        await read('/en/cricket/champ/66001-indian-premier-league'),
      );
      expect((await fetchHtml('/en/cricket/champ/1001-premier-league')).status).toBe(404);
    });
    it('S088 cricket favorites offers cricket teams, S089 cricket search finds cricket only', async () => {
      expectMatches([[/class="star"/, 10]], await bothLanguages('/cricket/favorites', /المفضلة/));
      expectMatches([[/class="star"/, 10]], await read('/en/cricket/search'));
      const found = await read('/en/cricket/search?text=mumbai');
      expectMatches([[/Mumbai Indians/, 1]], found);
      expect(found).not.toContain('Mumbai City');
    });
    it('S090 cricket broadcasts tells matches in play over by over, or names the next ones', async () => {
      const html = await bothLanguages('/cricket/broadcasts', /البث النصي/);
      expectMatches([[/class="over"|class="live-cricket-card|class="event-row event-grid"/, 2]], html);
    });
    it('S092 cricket game has squads with links, S093 cricket player info has figures, innings and next matches', async () => {
      const champ = await read('/en/cricket/champ/66001-indian-premier-league');
      const match = findLink(champ, /\/en\/match\/(\d+-[^"/]+)"/);
      const game = (await fetchHtml(`/en/cricket/game/${match}`)).html;
      expectMatches(
        [
          [/\/en\/cricket\/player\//, 20],
          [/class="card market-card/, 3],
        ],
        game,
      );
      const player = findLink(game, /(\/en\/cricket\/player\/\d+-[^"]+)"/);
      const html = await read(player);
      expectMatches(
        [
          [/Strike rate/, 1],
          [/Latest innings/, 1],
          [/ XI</, 1],
        ],
        html,
      );
      expect((await fetchHtml('/en/cricket/player/1-nobody')).status).toBe(404);
    });
    it('S053 champ results has the archive of a championship, page by page', async () => {
      const html = await bothLanguages('/results/champ/1001-premier-league'.replace('/1001-premier-league', '/1001'), /النتائج/);
      expectMatches(
        [
          [/class="result-row"/, 20],
          [/\?cursor=/, 1],
        ],
        html,
      );
    });
    it('S235 results are found by day, sport and search', async () => {
      expectMatches(
        [
          [/class="result-row"/, 10],
          [/aria-current="true"/, 1],
        ],
        await bothLanguages('/results', /نتيجة|نتائج/),
      );
      expectMatches([[/class="result-row"/, 5]], await read('/en/results?sport=cricket&text=india'));
      expect(await read('/en/results?text=qqqqqqqqqq')).toContain(say('results.empty.title'));
      expect((await fetchHtml('/en/results?sport=no-such-sport')).status).toBe(404);
    });
    it('S054 multi live shows four matches with scores and prices, or those that the address names', async () => {
      const html = await bothLanguages('/multi-live', /مباريات مباشرة معًا/);
      expectMatches(
        [
          [/class="multi-live-head"/, 4],
          [/class="price/, 4],
        ],
        html,
      );
      expectMatches([[/class="multi-live-head"/, 2]], await read('/en/multi-live?layout=2'));
      expectMatches([[/class="multi-live-free"/, 2]], await read('/en/multi-live?layout=2&games='));
    });
    it('S066 favorites and S072 search events answer in both languages', async () => {
      await bothLanguages('/favorites', /المفضلة/);
      expectMatches([[/Manchester/, 1]], await bothLanguages('/search?text=manchester', /البحث|بحث/));
    });

    describe('in a browser', () => {
      let site: TestSite;
      beforeAll(async () => {
        site = await sharedSite();
      });
      afterAll(() => site?.close());

      it.each(['/en/tournament/epl/table', '/ar/tournament/fifa-cwc-2025/final', '/en/cricket/broadcasts', '/en/results'])(
        '%s is clean for axe, hydrates without complaint, and does not scroll sideways on a phone',
        async (address) => {
          const { page, context, complaints } = await site.visit(address, { viewport: MOBILE });
          await waitForHydration(page);
          expect(await axeFindings(page)).toEqual([]);
          expect(await horizontalOverflow(page)).toBe(0);
          expect(complaints).toEqual([]);
          await context.close();
        },
      );
      it('S235 a result opens into its statistics', async () => {
        const { page, context } = await site.visit('/en/results?sport=football');
        await waitForHydration(page);
        await page.locator('.result-row').first().click();
        await page.locator('.result-details .table').first().waitFor();
        await context.close();
      });
      it('S054 multi live keeps its choice for the next visit', async () => {
        const { page, context } = await site.visit('/en/multi-live');
        await waitForHydration(page);
        await page.locator('.segments label', { hasText: /^2$/ }).click();
        await page.waitForURL(/layout=2/);
        const chosen = new URL(page.url()).searchParams.get('games');
        await page.goto(`${site.url}/en/multi-live`);
        await page.waitForURL(/layout=2/);
        expect(new URL(page.url()).searchParams.get('games')).toBe(chosen);
        await context.close();
      });
    });
  },
);
