import { marketTypeByKey } from '@touchline/betting/markets/registry';
import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import type { FeedEvent, FeedEventBody, FeedSource, Fixture, MarketOdds } from '@touchline/feed/feed-events';
import { invariant } from '@touchline/kernel/invariant';
import { encodeMarketId, type MarketId, type SelectionId, selectionId } from '@touchline/kernel/selection';

/** A feed source that emits what a test gives it, numbered by match. */
export interface ScriptedSource extends FeedSource {
  /** Emits the next message of a match. Throws while the source is not started. */
  say(match: number, body: FeedEventBody): void;
  /** Emits exactly this. */
  emit(event: FeedEvent): void;
  alive(): void;
  snapshotComplete(): void;
  readonly started: boolean;
}

/** `opening`: bodies said on start, before SnapshotComplete. */
export function createScriptedSource(
  now: () => number,
  opening: readonly (readonly [match: number, body: FeedEventBody])[] = [],
): ScriptedSource {
  let send: ((event: FeedEvent) => void) | undefined;
  let since: (match: number) => number = () => 0;
  const seqs = new Map<number, number>();
  const source: ScriptedSource = {
    name: 'scripted',
    get started() {
      return send !== undefined;
    },
    emit(event) {
      invariant(send, 'the scripted source is not started');
      send(event);
    },
    say(match, body) {
      const seq = (seqs.get(match) ?? since(match)) + 1;
      seqs.set(match, seq);
      source.emit({ source: 'scripted', seq, match, sourceTime: now(), receivedAt: now(), ...body });
    },
    alive: () => source.say(0, { type: 'Alive', subscribed: true }),
    snapshotComplete: () => source.say(0, { type: 'SnapshotComplete' }),
    async start(emit, from) {
      send = emit;
      since = from;
      source.alive();
      for (const [match, body] of opening) source.say(match, body);
      source.snapshotComplete();
    },
    async stop() {
      send = undefined;
    },
  };
  return source;
}

/** By default Arsenal - Chelsea of the Premier League in an hour. */
export function testFixture(id: number, startsAt: number, changes: Partial<Fixture> = {}): Fixture {
  return {
    id,
    sport: 1,
    champ: { id: 1001, sport: 1, country: 290, names: { en: 'Premier League', ru: 'Премьер-лига' }, top: 1 },
    home: { id: 11, names: { en: 'Arsenal', ru: 'Арсенал' }, country: 290, crest: { pattern: 'plain', a: '#ef0107', b: '#ffffff' } },
    away: { id: 12, names: { en: 'Chelsea', ru: 'Челси' }, country: 290 },
    startsAt,
    format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false },
    sections: [],
    virtual: false,
    weight: 50,
    live: true,
    ...changes,
  };
}

export function testMarket(
  key: string,
  part: { readonly period?: number; readonly line?: number; readonly specifier?: number } = {},
): MarketId {
  const type = marketTypeByKey(key);
  invariant(type, `no market type ${key}`);
  return encodeMarketId({ type: type.id, period: part.period ?? 0, line: part.line ?? 0, specifier: part.specifier ?? 0 });
}
export const testSelection = (market: MarketId, outcome: number): SelectionId => selectionId(market, outcome);

export const RESULT = testMarket('result');
export const TOTAL_2_5 = testMarket('total', { line: 10 });
export const HOME = testSelection(RESULT, 1);
export const DRAW = testSelection(RESULT, 0);
export const AWAY = testSelection(RESULT, 2);

/** By default 1X2 at 2.00, 3.40, 3.80 and the 2.5 goals line at 1.90 / 1.95. */
export function testPrices(home = 2000, draw = 3400, away = 3800): MarketOdds[] {
  return [
    {
      market: RESULT,
      status: 'open',
      main: true,
      prices: [
        [1, home],
        [0, draw],
        [2, away],
      ],
    },
    {
      market: TOTAL_2_5,
      status: 'open',
      main: true,
      prices: [
        [1, 1900],
        [2, 1950],
      ],
    },
  ];
}

export const testFacts = (changes: Partial<MatchState>): MatchState => ({ ...INITIAL_MATCH_STATE, ...changes });
/** In the first half, with this score. */
export const liveFacts = (home: number, away: number, at: number): MatchState =>
  testFacts({ status: 'live', period: 1, clock: { seconds: 600, running: true, at }, counts: { score: [[home, away]] } });
