import { formatLegResult } from '@touchline/betting/settlement/leg-result';
import { createRandom, type Random } from '@touchline/kernel/random';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyFeedEvent } from '../book/apply-feed-event.ts';
import { Book, MARKET_STATUSES } from '../book/book.ts';
import type { FeedEvent } from '../feed-events.ts';
import { fixtureXml, ScriptedProvider } from './testing/scripted-provider.ts';
import { createUofSource } from './uof-source.ts';

const RESULT_ODDS = [
  ['1', '2.00'],
  ['2', '3.40'],
  ['3', '3.80'],
] as const;
const MATCH = 'sr:match:77';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Promises that hang on no timer are done after some turns. */
const turns = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await Promise.resolve();
};

/** A source on its provider, its events applied to a book as the ingest role does. */
async function open(provider: ScriptedProvider, started = true) {
  const book = new Book();
  const events: FeedEvent[] = [];
  const warnings: string[] = [];
  const source = createUofSource({ stream: provider, api: provider, now: Date.now, warn: (what) => void warnings.push(what) });
  const running = source.start(
    (event) => {
      events.push(event);
      applyFeedEvent(book, event);
    },
    () => 0,
  );
  await turns();
  if (started) {
    provider.alive(1);
    provider.alive(3);
    await turns();
    await running;
  }
  return { provider, book, events, warnings, source };
}

/** The price as a bettor sees it: status of each market, and of each selection its price or its end. */
function visible(book: Book): Record<string, string> {
  const seen: Record<string, string> = {};
  for (const match of book.matches())
    for (const market of book.markets(match)) {
      const selections = [...book.selections(market)]
        .map((s) => `${book.outcomeOf(s)}=${book.isSelectionSettled(s) ? 'decided' : book.oddsOf(s)}`)
        .sort();
      seen[`${match.id}/${book.idOf(market)}`] = `${MARKET_STATUSES[book.status(market)]} ${selections.join(' ')}`;
    }
  return seen;
}

const statuses = (book: Book): string[] => Object.values(visible(book)).map((text) => text.split(' ')[0] ?? '');

describe('a provider of the odds-feed format', () => {
  it('begins with a recovery of every producer and shows nothing as open before it is complete', async () => {
    const provider = new ScriptedProvider();
    provider.prompt = false;
    const { book, events, source } = await open(provider, false);
    provider.alive(1);
    provider.alive(3);
    expect(provider.requests).toEqual(['recover liveodds after everything', 'recover pre after everything']);
    provider.deliver(provider.odds(MATCH, 1, '', RESULT_ODDS));
    await turns();
    expect(statuses(book)).toEqual(['suspended']);
    expect(events.some((e) => e.type === 'SnapshotComplete')).toBe(false);
    provider.answer();
    await turns();
    expect(statuses(book)).toEqual(['open']);
    expect(events.filter((e) => e.type === 'SnapshotComplete').length).toBeGreaterThan(0);
    await source.stop();
  });

  it('T20 suspends the markets of a producer that has been silent for 20 s and opens them only after its recovery', async () => {
    const { provider, book, source } = await open(new ScriptedProvider());
    provider.deliver(provider.odds(MATCH, 1, '', RESULT_ODDS));
    await turns();
    expect(statuses(book)).toEqual(['open']);
    const lastComplete = provider.time;
    for (let s = 0; s < 21; s++) {
      provider.alive(3);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(statuses(book)).toEqual(['suspended']);
    provider.prompt = false;
    provider.requests.length = 0;
    provider.alive(1);
    // Prices that come while it recovers are kept, not shown.
    provider.deliver(
      provider.odds(MATCH, 1, '', [
        ['1', '2.10'],
        ['2', '3.30'],
        ['3', '3.60'],
      ]),
    );
    await turns();
    expect(statuses(book)).toEqual(['suspended']);
    expect(provider.requests[0]).toMatch(/^recover liveodds after \d+$/);
    expect(Number(provider.requests[0]?.split(' ').at(-1))).toBeLessThanOrEqual(lastComplete);
    provider.answer();
    await turns();
    expect(Object.values(visible(book))).toEqual(['open 0=3300 1=2100 2=3600']);
    await source.stop();
  });

  it('asks a provider that does not answer again until it does', async () => {
    const provider = new ScriptedProvider();
    const { producers } = provider;
    provider.producers = async () => Promise.reject(new Error('503'));
    const { warnings, source } = await open(provider, false);
    expect([warnings, provider.connected]).toEqual([['the provider does not say what it offers'], false]);
    provider.producers = producers;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(provider.connected).toBe(true);
    await source.stop();
  });

  it('takes "not subscribed" and a broken connection for a loss', async () => {
    const { provider, book, source } = await open(new ScriptedProvider());
    provider.deliver(provider.odds(MATCH, 1, '', RESULT_ODDS));
    await turns();
    provider.prompt = false;
    provider.alive(1, false);
    expect(statuses(book)).toEqual(['suspended']);
    provider.answer();
    await turns();
    expect(statuses(book)).toEqual(['open']);
    provider.disconnect();
    expect(statuses(book)).toEqual(['suspended']);
    provider.connected = true;
    provider.alive(1);
    provider.answer();
    await turns();
    expect(statuses(book)).toEqual(['open']);
    await source.stop();
  });

  it('keeps what the recovery did not mention suspended', async () => {
    const { provider, book, source } = await open(new ScriptedProvider());
    // Not part of the provider's truth: its recovery will not tell of it.
    provider.deliver(
      `<odds_change event_id="${MATCH}" product="1" timestamp="${++provider.time}"><odds><market id="11" status="1"><outcome id="4" odds="1.5" active="1"/><outcome id="5" odds="2.5" active="1"/></market></odds></odds_change>`,
    );
    provider.deliver(provider.odds(MATCH, 1, '', RESULT_ODDS));
    await turns();
    expect(statuses(book)).toEqual(['open', 'open']);
    provider.disconnect();
    provider.connected = true;
    provider.alive(1);
    await turns();
    expect(statuses(book).sort()).toEqual(['open', 'suspended']);
    await source.stop();
  });

  it('lets messages wait for their fixture, asks again when it failed and recovers what was lost meanwhile', async () => {
    const provider = new ScriptedProvider();
    let failing = true;
    provider.fixture = async (event) => {
      if (failing) throw new Error('503');
      return fixtureXml(event);
    };
    const { book, warnings, source } = await open(provider);
    provider.deliver(provider.odds(MATCH, 1, '', RESULT_ODDS));
    await turns();
    expect(book.size).toBe(0);
    expect(warnings).toEqual([`the fixture of ${MATCH} could not be read`]);
    failing = false;
    await vi.advanceTimersByTimeAsync(15_000);
    provider.alive(1);
    provider.alive(3);
    await vi.advanceTimersByTimeAsync(15_000);
    provider.requests.length = 0;
    provider.deliver(provider.odds(MATCH, 1, '', RESULT_ODDS));
    await turns();
    expect(statuses(book)).toEqual(['open']);
    expect(provider.requests).toContain(`recover liveodds ${MATCH}`);
    await source.stop();
  });

  it('counts what it cannot offer and what it cannot read, and goes on', async () => {
    const { provider, book, warnings, source } = await open(new ScriptedProvider());
    provider.deliver('<odds_change event_id="sr:match:77" product="1"');
    provider.deliver('<odds_change event_id="sr:match:77" timestamp="5"/>');
    provider.deliver(`<!DOCTYPE x [<!ENTITY a "b">]><alive product="1" timestamp="1" subscribed="1"/>`);
    provider.deliver(provider.odds('sr:season:5', 1, '', RESULT_ODDS));
    provider.deliver(provider.odds(MATCH, 9999, '', RESULT_ODDS));
    provider.deliver(
      provider.odds(MATCH, 18, 'total=2.6', [
        ['12', '1.9'],
        ['13', '1.9'],
      ]),
    );
    provider.deliver(provider.odds(MATCH, 1, '', RESULT_ODDS));
    await turns();
    expect(statuses(book)).toEqual(['open']);
    expect(source.counts.report()).toMatchObject({
      unmapped: { 'event: sr:season': 1, 'market 9999: unknown': 1, 'market 18: specifiers': 1 },
      unreadable: { message: 3 },
    });
    expect(warnings).toHaveLength(3);
    await source.stop();
  });

  it('tells a changed fixture', async () => {
    const { provider, book, source } = await open(new ScriptedProvider());
    provider.deliver(provider.odds(MATCH, 1, '', RESULT_ODDS));
    await turns();
    provider.fixture = async (event) => fixtureXml(event, '2030-05-09T20:30:00+00:00');
    provider.deliver(`<fixture_change event_id="${MATCH}" product="3" timestamp="${++provider.time}" change_type="2"/>`);
    await turns();
    expect([...book.matches()][0]?.fixture.startsAt).toBe(Date.UTC(2030, 4, 9, 20, 30));
    await source.stop();
  });

  it('settles, takes back, cancels and takes that back, with versions that grow', async () => {
    const { provider, events, source } = await open(new ScriptedProvider());
    provider.deliver(provider.odds(MATCH, 1, '', RESULT_ODDS));
    await turns();
    provider.deliver(
      provider.settle(MATCH, 1, '', [
        ['1', '1'],
        ['2', '0'],
        ['3', '0'],
      ]),
    );
    provider.deliver(provider.rollBack(MATCH, 1, '', 'rollback_bet_settlement'));
    provider.deliver(provider.cancel(MATCH, 1, ''));
    provider.deliver(provider.rollBack(MATCH, 1, '', 'rollback_bet_cancel'));
    const words = events.flatMap((e) =>
      e.type === 'MarketSettled' || e.type === 'SettlementRolledBack' || e.type === 'MarketCancelled' || e.type === 'CancelRolledBack'
        ? [e]
        : [],
    );
    expect(words.map((e) => e.type)).toEqual(['MarketSettled', 'SettlementRolledBack', 'MarketCancelled', 'CancelRolledBack']);
    expect(words[0]?.type === 'MarketSettled' && words[0].results.map(([, r]) => formatLegResult(r))).toEqual(['win', 'lose', 'lose']);
    const versions = words.map((e) => e.version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(new Set(versions).size).toBe(versions.length);
    await source.stop();
  });

  it('T22 bet stops and prices that arrive on settled or cancelled markets reopen and change nothing', async () => {
    const { provider, book, source } = await open(new ScriptedProvider());
    const stale = provider.odds(MATCH, 1, '', RESULT_ODDS);
    provider.deliver(stale);
    provider.deliver(
      provider.odds(MATCH, 11, '', [
        ['4', '1.5'],
        ['5', '2.5'],
      ]),
    );
    await turns();
    provider.deliver(
      provider.settle(MATCH, 1, '', [
        ['1', '1'],
        ['2', '0'],
        ['3', '0'],
      ]),
    );
    provider.deliver(provider.cancel(MATCH, 11, ''));
    const decided = visible(book);
    expect(statuses(book)).toEqual(['closed', 'closed']);
    provider.deliver(provider.betStop(MATCH));
    provider.deliver(stale);
    // Even a newer price does not open what has a result.
    provider.deliver(
      `<odds_change event_id="${MATCH}" product="1" timestamp="${++provider.time}"><odds><market id="1" status="1"><outcome id="1" odds="9.0" active="1"/><outcome id="2" odds="9.0" active="1"/><outcome id="3" odds="9.0" active="1"/></market><market id="11" status="1"><outcome id="4" odds="1.5" active="1"/><outcome id="5" odds="2.5" active="1"/></market></odds></odds_change>`,
    );
    expect(visible(book)).toEqual(decided);
    await source.stop();
  });
});

/** Words of the provider about six matches, in order; the truth is as it was at each of them. */
function storyOf(provider: ScriptedProvider, random: Random, length: number): string[] {
  const words: string[] = [];
  const price = (): string => (1 + random.int(900) / 100 + 0.05).toFixed(2);
  const markets = [
    { id: 1, specifiers: '', outcomes: ['1', '2', '3'] },
    { id: 11, specifiers: '', outcomes: ['4', '5'] },
    { id: 18, specifiers: 'total=2.5', outcomes: ['12', '13'] },
    { id: 16, specifiers: 'hcp=-0.75', outcomes: ['1714', '1715'] },
  ] as const;
  while (words.length < length) {
    const event = `sr:match:${100 + random.int(6)}`;
    const { id, specifiers, outcomes } = random.pick(markets);
    const status = provider.statusOf(event, id, specifiers);
    const dice = random.next();
    if (status === -3) words.push(...(dice < 0.3 ? [provider.rollBack(event, id, specifiers, 'rollback_bet_settlement')] : []));
    else if (status === -4) words.push(...(dice < 0.3 ? [provider.rollBack(event, id, specifiers, 'rollback_bet_cancel')] : []));
    else if (dice < 0.7 || status === undefined)
      words.push(
        provider.odds(
          event,
          id,
          specifiers,
          outcomes.map((o) => [o, price()]),
        ),
      );
    else if (dice < 0.85) words.push(provider.betStop(event));
    else if (dice < 0.94)
      words.push(
        provider.settle(
          event,
          id,
          specifiers,
          outcomes.map((o, i) => [o, i === 0 ? '1' : '0']),
        ),
      );
    else words.push(provider.cancel(event, id, specifiers));
  }
  return words;
}

const SEEDS = 25;

async function finalState(seed: number, disturb: boolean, planted = false): Promise<Record<string, string>> {
  const provider = new ScriptedProvider();
  const { book, source } = await open(provider);
  const random = createRandom(`uof ${seed}`);
  const chaos = createRandom(`chaos ${seed}`);
  for (let round = 0; round < 6; round++) {
    let words = storyOf(provider, random, 40);
    if (disturb) {
      words = words.flatMap((word) => (chaos.chance(0.25) ? [word, word] : [word]));
      words = words
        .map((word, i) => ({ word, at: i + 12 * chaos.next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ word }) => word);
    }
    const outage = disturb && chaos.chance(0.7);
    words.forEach((word, i) => {
      // The rest of the round is lost with the connection.
      if (outage && i === Math.floor(words.length / 2)) provider.disconnect();
      provider.deliver(word);
    });
    await turns();
    provider.connected = true;
    if (outage && !planted) {
      provider.alive(1);
      provider.alive(3);
      await turns();
    }
  }
  await source.stop();
  return visible(book);
}

describe('T21', () => {
  it('T21 after loss, duplication and reordering, then recovery, the state is that of a clean run', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) expect(await finalState(seed, true), `seed ${seed}`).toEqual(await finalState(seed, false));
    // Planted: without the recovery the loss must show.
    let caught = 0;
    for (let seed = 1; seed <= SEEDS; seed++)
      if (JSON.stringify(await finalState(seed, true, true)) !== JSON.stringify(await finalState(seed, false))) caught++;
    expect(caught).toBeGreaterThan(0);
    console.log(`T21: ${SEEDS} seeds (uof 1 to uof ${SEEDS}), 240 messages each; planted: caught in ${caught}`);
  });
});
