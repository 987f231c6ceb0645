import { TOTO_SCORE_GRID } from '@touchline/betting/toto/toto-rules';
import { totoOutcomes } from '@touchline/betting/toto/toto-ticket';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { FeedEventBody } from '@touchline/feed/feed-events';
import { selectionId } from '@touchline/kernel/selection';
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import { until } from '../until.ts';
import { createScriptedSource, RESULT, type ScriptedSource, testFacts, testFixture, testMarket, testPrices } from './scripted-source.ts';

const SCORES = testMarket('correct-score', { specifier: TOTO_SCORE_GRID });
const TOTAL_5_5 = testMarket('total', { line: 22 });
export const MARKETS = { fifteen: RESULT, score: SCORES, totals: TOTAL_5_5 } as const;
const KINDS = { fifteen: 'result', score: 'correct-score', totals: 'total' } as const;
type Pool = keyof typeof MARKETS;

/** A day of football (matches from 1 on, the best known first) and hockey (from 1001), with a hand on the feed. */
export interface TotoWorld extends TestApp {
  readonly source: ScriptedSource;
  /** Draws that are due are opened, closed, decided and paid; results need not have stood for any time. */
  look(resultHoldMs?: number): Promise<void>;
  /** A match begins now, before its time. */
  begin(match: number): void;
  /** The result of a match of a pool, `void` for none. */
  end(pool: Pool, match: number, result: number | 'void', version?: number, certainty?: 'provisional' | 'confirmed'): void;
  /** Results on the way have become verdicts. */
  settled(): Promise<void>;
}

function opening(football: number, hockey: number, now: number): [number, FeedEventBody][] {
  const bodies: [number, FeedEventBody][] = [];
  const add = (id: number, sport: number, weight: number, markets: Extract<FeedEventBody, { type: 'MarketChanged' }>['markets']): void => {
    const plain = testFixture(id, now + 3 * 3_600_000 + id * 1000, { sport, weight });
    const fixture = { ...plain, home: { ...plain.home, id: 2 * id + 10_000 }, away: plain.away && { ...plain.away, id: 2 * id + 10_001 } };
    bodies.push([id, { type: 'FixtureAdded', fixture }], [id, { type: 'MarketChanged', markets }]);
  };
  const scores = {
    market: SCORES,
    status: 'open' as const,
    prices: totoOutcomes('correct-score').map((outcome) => [outcome, 20_000] as const),
  };
  for (let i = 0; i < football; i++) add(i + 1, SPORT.football, 100 - i, [...testPrices(), scores]);
  const totals = { market: TOTAL_5_5, status: 'open' as const, main: true, prices: [[1, 1900] as const, [2, 1950] as const] };
  for (let i = 0; i < hockey; i++) add(1001 + i, SPORT.iceHockey, 50, [totals]);
  return bodies;
}

export async function startTotoWorld({ config = {} }: Pick<TestAppOptions, 'config'> = {}): Promise<TotoWorld> {
  const source = createScriptedSource(Date.now, opening(48, 24, Date.now()));
  const test = await startTestApp({ roles: ['api', 'ingest', 'jobs'], source, config });
  const { features } = test.app;
  await until('the scripted feed', () => !features.line.isFeedDown());
  const beat = setInterval(() => source.started && source.alive(), 5_000);
  await features.toto.runDue();
  return {
    ...test,
    source,
    look: (resultHoldMs = 0) => features.toto.runDue(resultHoldMs),
    begin(match) {
      source.say(match, { type: 'MatchStateChanged', facts: testFacts({ status: 'live', period: 1 }) });
    },
    end(pool, match, result, version = 1, certainty = 'confirmed') {
      source.say(match, {
        type: 'MarketSettled',
        version,
        certainty,
        results: totoOutcomes(KINDS[pool]).map(
          (outcome) =>
            [selectionId(MARKETS[pool], outcome), { kind: result === 'void' ? 'void' : outcome === result ? 'win' : 'lose' }] as const,
        ),
      });
    },
    async settled() {
      await features.feed.flush();
      await features.bets.settleAll();
    },
    async close() {
      clearInterval(beat);
      await test.close();
    },
  };
}
