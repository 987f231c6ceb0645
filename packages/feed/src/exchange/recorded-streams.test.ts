import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { deductionForOdds, ruleFourDeduction } from '@touchline/betting/each-way/rule-four';
import { marketType } from '@touchline/betting/markets/registry';
import { formatLegResult } from '@touchline/betting/settlement/leg-result';
import { decodeMarketId, marketOf, outcomeOf } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { applyFeedEvent } from '../book/apply-feed-event.ts';
import { Book, CLOSED } from '../book/book.ts';
import type { FeedEventBody } from '../feed-events.ts';
import { createReplay } from '../replay/replay-source.ts';
import { ExchangeCache } from './exchange-cache.ts';
import { ExchangeEvent, offeredOdds } from './exchange-event.ts';
import { ExchangeFormatError, type MarketDefinition, type MarketMessage, parseExchangeMessage } from './exchange-message.ts';
import { applyReductionFactors, reductionFactors } from './reduction-factor.ts';
import { mergeMessages, replayExchangeEvent, replayStreams } from './replay-exchange-event.ts';

const folder = path.join(
  path.resolve(import.meta.dirname, '../../../..', process.env.TOUCHLINE_DATA ?? '../shared/data'),
  'exchange-betfair-streams',
);
const present = fs.existsSync(folder);
const stream = (file: string): string => gunzipSync(fs.readFileSync(path.join(folder, `${file}.jsonl.gz`))).toString('utf8');
const sample = (name: string): MarketMessage =>
  parseExchangeMessage(fs.readFileSync(path.join(folder, `betfairlightweight/api/streaming_${name}.json`), 'utf8')) as MarketMessage;

/** The definition that the recording ends with, read without the adapter. */
const lastDefinition = (text: string): MarketDefinition => {
  const line = text.split('\n').findLast((l) => l.includes('marketDefinition')) ?? '{}';
  return (JSON.parse(line) as { mc: { marketDefinition: MarketDefinition }[] }).mc[0]?.marketDefinition as MarketDefinition;
};

const settled = (bodies: readonly FeedEventBody[]): [string | undefined, number, number, string][] =>
  bodies.flatMap((body) =>
    body.type === 'MarketSettled'
      ? body.results.map(([s, r]): [string | undefined, number, number, string] => {
          const ref = decodeMarketId(marketOf(s));
          return [marketType(ref.type)?.key, ref.specifier, outcomeOf(s), formatLegResult(r)];
        })
      : [],
  );

const FILES = [
  ['flumine/1.197931750.mcm', 'race-winner', 1],
  ['flumine/1.197931751.mcm', 'race-place', 2],
  ['flumine/SELF-1.181223995.mcm', 'race-place', 3],
  ['betfairlightweight/historicaldata/BASIC-1.132153978', 'race-winner', 1],
  ['flumine/1.200806927.mcm', 'winner', 0],
] as const;

describe.skipIf(!present)(`the exchange's recorded streams${present ? '' : ' (recorded data is absent)'}`, () => {
  it.each(FILES)('%s: folded to its end it has the recorded result, runner by runner, once', (file, key, subject) => {
    const text = stream(file);
    const { timeline, event, cache } = replayStreams(mergeMessages([text]));
    const definition = lastDefinition(text);
    const bodies = timeline.flatMap((entry) => entry.bodies);
    const shift = key === 'winner' ? 1 : 0;
    const expected = definition.runners.map(({ id, status }) => [
      key,
      subject,
      event.runners.indexOf(id) + shift,
      status === 'WINNER' ? 'win' : status === 'REMOVED' ? 'void' : 'lose',
    ]);
    const byOutcome = (a: readonly unknown[], b: readonly unknown[]): number => Number(a[2]) - Number(b[2]);
    expect(settled(bodies).sort(byOutcome)).toEqual(expected.sort(byOutcome));
    expect([...cache.markets.values()].map((market) => market.definition)).toEqual([definition]);
    expect(event.facts.status).toBe('ended');
    const last = bodies.findLast((body) => body.type === 'MarketChanged');
    expect(last?.type === 'MarketChanged' && last.markets[0]?.status).toBe('closed');
  });

  it('SELF-1.181223995: 25 changes of status, suspended and opened again, in play, and runners that keep their places', () => {
    const messages = mergeMessages([stream('flumine/SELF-1.181223995.mcm')]);
    const { timeline, event } = replayStreams(messages);
    const statuses = timeline.flatMap(({ bodies }) =>
      bodies.flatMap((body) => (body.type === 'MarketChanged' ? [body.markets[0]?.status] : [])),
    );
    const changes = statuses.filter((status, i) => i === 0 || status !== statuses[i - 1]).length - 1;
    const definitions = messages.flatMap((message) =>
      message.op === 'mcm' ? (message.mc ?? []).flatMap((mc) => (mc.marketDefinition ? [mc.marketDefinition.status] : [])) : [],
    );
    expect(changes).toBe(definitions.filter((status, i) => i > 0 && status !== definitions[i - 1]).length);
    expect(changes).toBeGreaterThan(10);
    expect(new Set(event.runners).size).toBe(10);
    expect(
      timeline
        .flatMap(({ bodies }) => bodies)
        .filter((body) => body.type === 'MatchStateChanged')
        .map((body) => body.type === 'MatchStateChanged' && body.facts.status),
    ).toEqual(['live', 'ended']);
  });

  it('BASIC-1.132153978: two non-runners are void at once and reduce what earlier bets pay', () => {
    const text = stream('betfairlightweight/historicaldata/BASIC-1.132153978');
    const { timeline, event } = replayStreams(mergeMessages([text]));
    const voids = timeline.filter(({ bodies }) => settled(bodies).some(([, , , result]) => result === 'void'));
    const start = Date.parse(lastDefinition(text).marketTime);
    expect(voids.flatMap(({ bodies }) => settled(bodies).map(([, , outcome]) => event.runners[outcome]))).toEqual([11_198_538, 9_606_433]);
    for (const { at } of voids) expect(at).toBeLessThan(start);
    const reductions = reductionFactors(lastDefinition(text));
    expect(reductions).toEqual([
      { runner: 11_198_538, factor: 714, at: Date.parse('2017-06-14T07:00:50.000Z') },
      { runner: 9_606_433, factor: 555, at: Date.parse('2017-06-14T09:23:43.000Z') },
    ]);
    // The same as a fixed-odds deduction: by the prices that the two had when they were withdrawn.
    expect(event.withdrawals.map(({ at }) => at)).toEqual(reductions.map(({ at }) => at));
    const deduction = (placedAt: number): number => ruleFourDeduction(event.withdrawals, placedAt);
    console.log(`withdrawn at ${event.withdrawals.map(({ odds }) => odds / 1000).join(' and ')}: deduction ${deduction(0)} percent`);
    expect(deduction(0)).toBe(event.withdrawals.reduce((sum, { odds }) => sum + deductionForOdds(odds), 0));
    expect(deduction(Date.now())).toBe(0);
    const [first, second] = reductions.map(({ at }) => at) as [number, number];
    // 5.00 before both: 5 x 0.9286 = 4.643, x 0.9445 = 4.385 (thousandths rounded down); between them the second alone; after both nothing.
    expect(applyReductionFactors(5000, first - 1, reductions, 'winner')).toBe(4385);
    expect(applyReductionFactors(5000, first, reductions, 'winner')).toBe(4722);
    expect(applyReductionFactors(5000, second, reductions, 'winner')).toBe(5000);
    expect(applyReductionFactors(1050, first - 1, reductions, 'winner')).toBe(1000);
    expect(applyReductionFactors(3000, second - 1, reductions, 'place')).toBe(2889);
  });

  it('1.200806927 with its score feed: runs and wickets as played, and nobody bets on a possible wicket', () => {
    const { timeline, event } = replayStreams(mergeMessages([stream('flumine/1.200806927.mcm'), stream('flumine/1.200806927.ccm')]));
    // The same match ball by ball in the other recording: 163 for 7, 111 all out.
    expect(event.facts.counts).toEqual({
      score: [
        [163, 0],
        [0, 111],
      ],
      wicket: [
        [7, 0],
        [0, 10],
      ],
    });
    const stops = timeline.flatMap(({ bodies }) => bodies).filter((body) => body.type === 'MarketStopped');
    expect(stops.length).toBeGreaterThanOrEqual(20);
    const book = new Book();
    let seq = 0;
    const say = (body: FeedEventBody): void =>
      void applyFeedEvent(book, { source: 'exchange', seq: ++seq, match: 1, sourceTime: 0, receivedAt: 0, ...body } as never);
    const replayed = replayExchangeEvent([stream('flumine/1.200806927.mcm'), stream('flumine/1.200806927.ccm')]);
    say({
      type: 'FixtureAdded',
      fixture: { ...(replayed?.fixture(0) as NonNullable<ReturnType<NonNullable<typeof replayed>['fixture']>>), id: 1 },
    });
    let open = 0;
    for (const { bodies } of timeline) {
      for (const body of bodies) say(body);
      const match = book.match(1);
      if (bodies.some(({ type }) => type === 'MarketStopped') && match) open += book.countOpenMarkets(match);
    }
    expect(open).toBe(0);
    expect(replayed?.fixture(0)).toMatchObject({
      sport: 66,
      home: { names: { en: 'Netherlands' } },
      away: { names: { en: 'Papua New Guinea' } },
    });
  });

  it('image, delta, resubscription, heartbeat and 503 of the protocol', () => {
    const cache = new ExchangeCache();
    const image = cache.apply(sample('mcm_SUB_IMAGE'));
    expect(image.map(({ id }) => id)).toEqual([...cache.markets.keys()]);
    expect(cache.clocks).toEqual({ initialClk: 'ab34r43r', clk: 'AAAAAAAA' });
    cache.apply(sample('mcm_update'));
    const market = cache.markets.get('1.126235656');
    expect(market?.bestBack(11_527_192)).toBe(4700);
    expect(cache.apply(sample('mcm_HEARTBEAT'))).toEqual([]);
    expect(cache.clocks.clk).toBe('APIDAO4EAK8D');
    expect(cache.apply(sample('mcm_UPDATE_tv'))).toHaveLength(1);
    const kept = cache.markets.size;
    const delta = cache.apply(sample('mcm_RESUB_DELTA'));
    expect(cache.markets.size).toBe(kept + delta.length);
    expect(cache.markets.get('1.128076835')?.bestBack(10_868_956)).toBe(2700);
    cache.apply(sample('503'));
    expect(cache.isDelayed).toBe(true);
    cache.apply(sample('mcm_SUB_IMAGE'));
    expect([cache.isDelayed, cache.markets.size]).toEqual([false, image.length]);
    const event = new ExchangeEvent();
    for (const changed of new ExchangeCache().apply(sample('mcm_UPDATE_md'))) event.applyMarket(changed, false);
    expect(event.unmapped).toEqual({ GAME_BY_GAME_01_07: 1 });
  });

  it('a stream that is behind shows nothing as open', () => {
    const cache = new ExchangeCache();
    const event = new ExchangeEvent();
    const [market] = cache.apply(sample('mcm_SUB_IMAGE'));
    const status = (behind: boolean) =>
      (market ? event.applyMarket(market, behind) : []).flatMap((body) =>
        body.type === 'MarketChanged' ? body.markets.map((m) => m.status) : [],
      );
    expect(status(false)).toEqual(['open']);
    expect(status(true)).toEqual(['suspended']);
    expect(status(false)).toEqual(['open']);
  });

  it('orders, races and status messages are read and concern no price', () => {
    for (const file of ['betfairlightweight/historicaldata/ORDER-1.177596575', 'betfairlightweight/historicaldata/RACE-1.140075353'])
      expect(replayStreams(mergeMessages([stream(file)])).timeline, file).toEqual([]);
    for (const name of ['ocm_FULL_IMAGE', 'ocm_UPDATE', 'connection', 'status'])
      expect(replayStreams([sample(name)]).timeline, name).toEqual([]);
    expect(replayExchangeEvent([stream('betfairlightweight/historicaldata/RACE-1.140075353')])).toBeUndefined();
    // A score feed alone, whose publish times are out of order in the recording.
    const score = replayStreams(mergeMessages([stream('betfairlightweight/historicaldata/CRICKET-1.179676557')])).event.facts.counts.score;
    expect(score?.flat().reduce((a, b) => a + b, 0)).toBe(81);
  });

  it('win and place of one race run through the replay and end closed in one match', async () => {
    const replayed = replayExchangeEvent([stream('flumine/1.197931750.mcm'), stream('flumine/1.197931751.mcm')]);
    const book = new Book();
    const bodies: FeedEventBody[] = [];
    const source = createReplay({ matches: replayed ? [replayed] : [], epochMs: 0, speed: 1000, now: () => 10_000_000_000_000 });
    await source.start(
      (event) => {
        bodies.push(event);
        applyFeedEvent(book, event);
      },
      () => 0,
    );
    await source.done;
    await source.stop();
    expect(book.size).toBe(1);
    const match = [...book.matches()][0];
    expect(match?.fixture.runners?.map(({ names }) => names.en)).toContain('2. Sandwood Jet');
    expect(match && [...book.markets(match)].map((market) => book.status(market))).toEqual([CLOSED, CLOSED]);
    expect(
      settled(bodies)
        .filter(([, , , result]) => result === 'win')
        .map(([key, subject]) => `${key} ${subject}`)
        .sort(),
    ).toEqual(['race-place 2', 'race-place 2', 'race-winner 1']);
  });
});

describe('the exchange', () => {
  const definition = (changes: Partial<MarketDefinition>): MarketDefinition => ({
    eventId: '1',
    eventTypeId: '7',
    marketType: 'WIN',
    marketTime: '2030-01-01T12:00:00.000Z',
    numberOfWinners: 1,
    status: 'CLOSED',
    inPlay: true,
    marketBaseRate: 5,
    runners: ([1, 2, 3] as const).map((id) => ({ id, status: id < 3 ? ('WINNER' as const) : ('LOSER' as const), sortPriority: id })),
    ...changes,
  });
  const fold = (marketDefinition: MarketDefinition): FeedEventBody[] => {
    const event = new ExchangeEvent();
    return new ExchangeCache()
      .apply({ op: 'mcm', pt: 1, mc: [{ id: '1.1', marketDefinition }] })
      .flatMap((market) => event.applyMarket(market, false));
  };

  it('shares the place of two winners of one race (dead heat)', () => {
    expect(settled(fold(definition({}))).map(([, , , result]) => result)).toEqual(['dead-heat 1/2', 'dead-heat 1/2', 'lose']);
  });
  it('does not pay a place market in which it is not known who was level', () => {
    const four = ([1, 2, 3, 4] as const).map((id) => ({ id, status: 'WINNER' as const, sortPriority: id }));
    const said = fold(definition({ marketType: 'PLACE', numberOfWinners: 3, runners: four }));
    expect(said.flatMap((body) => (body.type === 'MarketSettled' ? [body.certainty] : []))).toEqual(['provisional']);
  });
  it('voids a race that nobody won', () => {
    const none = definition({ runners: ([1, 2] as const).map((id) => ({ id, status: 'LOSER' as const, sortPriority: id })) });
    expect(settled(fold(none)).map(([, , , result]) => result)).toEqual(['void', 'void']);
    expect(fold(none).at(-1)).toMatchObject({ type: 'MatchStateChanged', facts: { status: 'abandoned' } });
  });
  it('takes its commission from the winnings', () => {
    expect([offeredOdds(3000, 5), offeredOdds(1010, 5), offeredOdds(1000, 5), offeredOdds(0, 5)]).toEqual([2900, 1009, 0, 0]);
  });
  it.each(['{', 'null', '{"op":"xcm"}', '{"op":"mcm","mc":{}}'])('refuses the line %s', (line) => {
    expect(() => parseExchangeMessage(line)).toThrow(ExchangeFormatError);
  });
});
