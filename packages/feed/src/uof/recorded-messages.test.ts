import fs from 'node:fs';
import path from 'node:path';
import { marketType } from '@touchline/betting/markets/registry';
import { formatLegResult } from '@touchline/betting/settlement/leg-result';
import { decodeMarketId, marketOf, outcomeOf } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { applyFeedEvent } from '../book/apply-feed-event.ts';
import { Book } from '../book/book.ts';
import type { FeedEvent, FeedEventBody } from '../feed-events.ts';
import { parseDescriptions } from './market-descriptions.ts';
import { MarketMapping } from './market-mapping.ts';
import { fixtureXml } from './testing/scripted-provider.ts';
import { parseUofFixture } from './uof-fixture.ts';
import { UOF_MARKETS } from './uof-markets.ts';
import { UofMatch } from './uof-match.ts';
import { parseUofMessage } from './uof-message.ts';
import { UofMetrics } from './uof-metrics.ts';
import { parseXml, UofFormatError } from './xml.ts';

const folder = path.join(
  path.resolve(import.meta.dirname, '../../../..', process.env.TOUCHLINE_DATA ?? '../shared/data'),
  'uof-messages-go-uof-sdk',
);
const present = fs.existsSync(folder);
const recorded = (name: string): string => fs.readFileSync(path.join(folder, `${name}.xml`), 'utf8');

/** A match of this sport that takes the message, and what it says. */
function take(message: ReturnType<typeof parseUofMessage>, sport = 'sr:sport:1', descriptions = '<market_descriptions/>') {
  if (message.type === 'alive' || message.type === 'snapshot_complete' || message.type === 'fixture_change')
    throw new Error('no word on a match');
  const read = parseUofFixture(fixtureXml('sr:match:1', undefined, sport));
  if (read.kind !== 'fixture') throw new Error(read.why);
  const bodies: FeedEventBody[] = [];
  const book = new Book();
  const counts = new UofMetrics();
  const output = {
    get nextSeq() {
      return bodies.length + 1;
    },
    send(body: FeedEventBody, at: number) {
      bodies.push(body);
      applyFeedEvent(book, {
        source: 'uof',
        seq: bodies.length,
        match: read.fixture.id,
        sourceTime: at,
        receivedAt: at,
        ...body,
      } as FeedEvent);
    },
  };
  const match = new UofMatch(read.fixture, new MarketMapping(parseDescriptions(descriptions)), () => true, output, counts);
  match.publishSnapshot(0);
  match.apply(message);
  return { bodies: bodies.slice(1), counts: counts.report(), book };
}

describe.skipIf(!present)(`every recorded message of the format${present ? '' : ' (recorded data is absent)'}`, () => {
  it('odds_change: score by halves, clock, corners and cards; what is not ours is counted', () => {
    const message = parseUofMessage(recorded('odds_change-0'));
    const { bodies, counts } = take(message);
    expect(message.type === 'odds_change' && [message.markets.length, message.markets.flatMap((m) => m.outcomes).length]).toEqual([9, 60]);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      type: 'MatchStateChanged',
      facts: {
        status: 'live',
        period: 2,
        periodsDone: 1,
        clock: { seconds: 4502, running: true },
        counts: {
          score: [
            [2, 0],
            [0, 2],
          ],
          corner: [
            [0, 0],
            [5, 7],
          ],
          yellow: [
            [0, 0],
            [1, 1],
          ],
          red: [
            [0, 0],
            [0, 0],
          ],
        },
      },
    });
    // Of the sample's markets one is ours, and is not offered; the others carry specifiers or outcomes that none of ours has.
    expect(Object.values(counts.unmapped).reduce((a, b) => a + b, 0)).toBe(8);
  });

  it('bet_settlement: 5 markets; games of a tennis set pay, half a stake and dead heats are read, the rest is counted', () => {
    const message = parseUofMessage(recorded('bet_settlement'));
    const outcomes = message.type === 'bet_settlement' ? message.markets.flatMap((m) => m.outcomes) : [];
    expect(outcomes).toHaveLength(45);
    const { bodies, counts } = take(message, 'sr:sport:5');
    const settled = bodies.flatMap((body) => (body.type === 'MarketSettled' ? [body] : []));
    expect(settled.map(({ certainty }) => certainty)).toEqual(['confirmed']);
    expect(
      settled[0]?.results.map(([s, r]) => [
        marketType(decodeMarketId(marketOf(s)).type)?.key,
        decodeMarketId(marketOf(s)).period,
        decodeMarketId(marketOf(s)).line,
        outcomeOf(s),
        formatLegResult(r),
      ]),
    ).toEqual([
      ['total', 1, 38, 1, 'lose'],
      ['total', 1, 38, 2, 'win'],
    ]);
    expect(counts.unmapped).toEqual({
      'market 193: unknown': 1,
      'market 201: unknown': 1,
      'market 535: unknown': 1,
      'market 40: unknown': 1,
    });
  });

  it('bet_settlement: the same factors on a market of ours give void, half a win, half a loss and a dead heat', () => {
    const text = recorded('bet_settlement')
      .replace('<market id="201">', '<market id="1">')
      .replaceAll('"863"', '"1"')
      .replaceAll('"864"', '"2"')
      .replaceAll('"861"', '"3"')
      .replace('<outcome id="862" result="0"/>', '');
    const heat = text
      .replace('<market id="535" specifiers="variant=pre:markettext:52751">', '<market id="11">')
      .replace('pre:outcometext:6388892', '4');
    const { bodies } = take(parseUofMessage(heat));
    const results = bodies
      .flatMap((body) => (body.type === 'MarketSettled' ? body.results : []))
      .map(([, result]) => formatLegResult(result));
    expect(results.slice(2, 5)).toEqual(['void', 'half-lose', 'half-win']);
    expect(results).toContain('dead-heat 1/2');
  });

  it('bet_cancel: the window in which bets are void', () => {
    const { bodies } = take(parseUofMessage(recorded('bet_cancel')));
    const cancelled = bodies.find((body) => body.type === 'MarketCancelled');
    expect(cancelled).toMatchObject({ from: 1_564_597_838_000, to: 1_564_598_513_000 });
    const ref = decodeMarketId(cancelled?.type === 'MarketCancelled' ? (cancelled.markets?.[0] ?? 0) : 0);
    expect([marketType(ref.type)?.key, ref.period, ref.specifier]).toEqual(['nth', 1, 1]);
  });

  it('rollback_bet_cancel: read, and counted where the market is not ours', () => {
    const message = parseUofMessage(recorded('rollback_bet_cancel'));
    expect(take(message)).toMatchObject({ bodies: [], counts: { unmapped: { 'market 48: specifiers': 1 } } });
    expect(
      take(parseUofMessage(recorded('rollback_bet_cancel').replace('id="48" specifiers="score=41.5"', 'id="48"'))).bodies[0],
    ).toMatchObject({ type: 'CancelRolledBack' });
  });

  it('fixture: two of football, one of tennis doubles, and one without its tournament that is counted', () => {
    expect(parseUofFixture(recorded('fixture-0'))).toMatchObject({
      kind: 'fixture',
      fixture: {
        id: 4_018_001_015,
        sport: 1,
        champ: { names: { en: 'UEFA Champions League' }, season: '18/19', country: 0 },
        home: { names: { en: 'Ajax Amsterdam' } },
        away: { names: { en: 'Tottenham Hotspur' } },
        startsAt: Date.UTC(2019, 4, 8, 19),
        round: 'semifinal',
        venue: { name: 'Johan Cruijff Arena', city: 'Amsterdam', capacity: 54_990 },
        weight: 75,
        live: true,
      },
    });
    expect(parseUofFixture(recorded('fixture-1'))).toMatchObject({ kind: 'fixture', fixture: { round: '25', live: false, weight: 25 } });
    expect(parseUofFixture(recorded('fixture-2'))).toMatchObject({
      kind: 'fixture',
      fixture: { sport: 4, format: { toWin: 2, periods: 3 } },
    });
    expect(parseUofFixture(recorded('fixture-3'))).toEqual({ kind: 'unmapped', why: 'tournament' });
  });

  it('market descriptions: our table agrees with every one of them, in any language', () => {
    const descriptions = ['markets-0', 'markets-1'].map((name) => parseDescriptions(recorded(name)));
    expect(descriptions.flatMap((d) => [...d.keys()])).toEqual([1, 11, 21, 575, 892, 10, 16, 1, 18]);
    for (const d of descriptions) expect(new MarketMapping(d).mismatched).toEqual([]);
    const exact = new MarketMapping(descriptions[0] ?? new Map()).map(21, 'variant=sr:exact_goals:6+', {
      scoring: 'sum',
      periods: 2,
      toWin: 0,
      periodSeconds: 2700,
      draw: true,
      overtime: false,
    });
    expect(
      typeof exact === 'string' ? exact : [decodeMarketId(exact.market).specifier, exact.outcomes.get('sr:exact_goals:6+:74')],
    ).toEqual([6, 6]);
  });

  it('market descriptions: one that has come to mean something else is left out', () => {
    const changed = recorded('markets-1').replace('<specifier name="total" type="decimal"/>', '<specifier name="minute" type="integer"/>');
    expect(new MarketMapping(parseDescriptions(changed)).mismatched).toEqual([18]);
  });

  it('player profiles are well-formed and of no use for matches', () => {
    for (const name of ['player_profile_m', 'player_profile_f', 'player_profile_u']) {
      expect(parseXml(recorded(name)).name).toBe('player_profile');
      expect(() => parseUofMessage(recorded(name))).toThrow(UofFormatError);
    }
  });

  it('covers every file of the recording', () => {
    const files = fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.xml'))
      .sort();
    expect(files).toEqual(
      [
        'bet_cancel',
        'bet_settlement',
        'fixture-0',
        'fixture-1',
        'fixture-2',
        'fixture-3',
        'markets-0',
        'markets-1',
        'odds_change-0',
        'player_profile_f',
        'player_profile_m',
        'player_profile_u',
        'rollback_bet_cancel',
      ].map((name) => `${name}.xml`),
    );
  });
});

describe('the table of markets', () => {
  it('names every market of the provider once, and none of ours twice in one sport', () => {
    expect(new Set(UOF_MARKETS.map(({ id }) => id)).size).toBe(UOF_MARKETS.length);
  });

  it.each([
    [18, 'total=2.5', 'total', 0, 10],
    [16, 'hcp=-0.75', 'asian-handicap', 0, -3],
    [14, 'hcp=0:1', 'handicap', 0, -4],
    [68, 'total=1.5', 'total', 1, 6],
    [204, 'setnr=2|total=9.5', 'total', 2, 38],
    [188, 'hcp=1.5', 'set-asian-handicap', 0, 6],
    [225, 'total=201.5', 'full-score-total', 0, 806],
    [8, 'goalnr=3', 'nth', 0, 0],
  ])('maps market %i with %s', (id, specifiers, key, period, line) => {
    const format = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: true, overtime: false } as const;
    const mapped = new MarketMapping(new Map()).map(id, specifiers, format);
    const ref = typeof mapped === 'string' ? undefined : decodeMarketId(mapped.market);
    expect(ref && [marketType(ref.type)?.key, ref.period, ref.line]).toEqual([key, period, line]);
  });

  it('calls the first half of a sport in quarters a span of two', () => {
    const format = { scoring: 'sum', periods: 4, toWin: 0, periodSeconds: 600, draw: false, overtime: true } as const;
    const mapped = new MarketMapping(new Map()).map(60, '', format);
    expect(typeof mapped === 'string' ? mapped : decodeMarketId(mapped.market).period).toBe(30);
  });

  it.each([
    [18, 'total=2.6'],
    [18, ''],
    [18, 'total=2.5|minute=3'],
    [18, 'total'],
    [18, 'total=9999'],
    [204, 'setnr=99|total=9.5'],
    [1, 'variant=x'],
  ])('refuses market %i with "%s"', (id, specifiers) => {
    const format = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: true, overtime: false } as const;
    expect(new MarketMapping(new Map()).map(id, specifiers, format)).toBe('specifiers');
  });
});
