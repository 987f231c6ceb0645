import { SPORT } from '@touchline/catalogue/sport/sports';
import { invariant } from '@touchline/kernel/invariant';
import type { Competitor, Fixture } from '../feed-events.ts';
import { crestForTeam, RECORDED_ID_BASE } from '../replay/recorded-id-base.ts';
import type { ReplayMatch } from '../replay/replay-match.ts';
import type { TimedFeedBody } from '../replay/replay-plan.ts';
import { ExchangeCache } from './exchange-cache.ts';
import { ExchangeEvent } from './exchange-event.ts';
import { type ExchangeMessage, type MarketDefinition, parseExchangeMessage } from './exchange-message.ts';

/** Our sports by the exchange's event types. */
const SPORTS: Readonly<Record<string, number>> = {
  1: SPORT.football,
  2: SPORT.tennis,
  4: SPORT.cricket,
  7: SPORT.horseRacing,
  4339: SPORT.greyhoundRacing,
};

const EVENTS = RECORDED_ID_BASE + 50_000_000;
const RUNNERS = RECORDED_ID_BASE + 100_000_000;

/** Recorded streams of one event (its markets, its score), as text with a message a line. */
export type RecordedStreams = readonly string[];

/** Messages of all streams of an event in the order of their time; of equal times in the order of the streams. */
export const mergeMessages = (streams: RecordedStreams): ExchangeMessage[] =>
  streams
    .flatMap((text) => text.split('\n').filter((line) => line.trim() !== ''))
    .map(parseExchangeMessage)
    .map((message, i) => ({ message, i }))
    .sort((a, b) => (a.message.pt ?? 0) - (b.message.pt ?? 0) || a.i - b.i)
    .map(({ message }) => message);

interface TimedBodies {
  readonly at: number;
  readonly bodies: TimedFeedBody['body'][];
}

/** Folds all messages; what it says at each moment, and the event as it was at the end. */
export function replayStreams(messages: readonly ExchangeMessage[]): {
  readonly timeline: TimedBodies[];
  readonly event: ExchangeEvent;
  readonly cache: ExchangeCache;
} {
  const cache = new ExchangeCache();
  const event = new ExchangeEvent();
  const timeline: TimedBodies[] = [];
  let homeTeam = '';
  for (const message of messages) {
    const bodies: TimedFeedBody['body'][] = [];
    if (message.op === 'mcm') for (const market of cache.apply(message)) bodies.push(...event.applyMarket(market, cache.isDelayed));
    if (message.op === 'ccm')
      for (const change of message.cc ?? []) {
        homeTeam = change.fixtureInfo?.homeTeam ?? homeTeam;
        bodies.push(...event.applyCricketScore(change, homeTeam));
        // Certain again: what waited is shown as it is now.
        for (const market of cache.markets.values()) bodies.push(...event.applyMarket(market, cache.isDelayed));
      }
    if (bodies.length > 0) timeline.push({ at: message.pt ?? 0, bodies });
  }
  return { timeline, event, cache };
}

function runnerNames(messages: readonly ExchangeMessage[]): Map<number, string> {
  const names = new Map<number, string>();
  for (const message of messages) {
    if (message.op === 'mcm')
      for (const { marketDefinition } of message.mc ?? [])
        for (const { id, name } of marketDefinition?.runners ?? []) if (name !== undefined) names.set(id, name);
    if (message.op === 'ccm')
      for (const { homeTeam, awayTeam } of message.cc ?? [])
        for (const team of [homeTeam, awayTeam]) if (team) names.set(team.selectionId, team.name);
  }
  return names;
}

function exchangeFixture(
  definition: MarketDefinition,
  event: ExchangeEvent,
  names: ReadonlyMap<number, string>,
  startsAt: number,
): Fixture {
  const sport = SPORTS[definition.eventTypeId] ?? 0;
  const number = Number(definition.eventId) % 50_000_000;
  const runners = event.runners.map(
    (id): Competitor => ({
      id: RUNNERS + (id % 47_000_000),
      names: { en: names.get(id) ?? `No. ${id}` },
      country: 0,
      crest: crestForTeam(id),
    }),
  );
  const race = definition.marketType === 'WIN' || definition.marketType === 'PLACE';
  const title = definition.eventName ?? definition.venue ?? names.get(event.runners[0] ?? 0) ?? 'Exchange';
  const base = {
    id: EVENTS + number,
    sport,
    champ: { id: RECORDED_ID_BASE + 200 + sport, sport, country: 0, names: { en: race ? title : 'Exchange' }, top: 0 },
    startsAt,
    sections: [],
    virtual: false,
    weight: 40,
    live: true,
    ...(definition.venue === undefined ? {} : { venue: { name: definition.venue, city: definition.venue } }),
  };
  const [home, away] = runners;
  if (!race && home && away)
    return { ...base, home, away, format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: false, overtime: true } };
  return {
    ...base,
    home: { id: EVENTS + number, names: { en: title }, country: 0 },
    away: null,
    runners,
    format: { scoring: 'places', periods: 1, toWin: 0, periodSeconds: 0, draw: false, overtime: false },
  };
}

/**
 * A recorded event of the exchange: its prices at their moments, from the first message on. Undefined where the streams hold no market
 * that is offered. The recording may begin days before the start; the replay sends what comes before it as its opening.
 */
export function replayExchangeEvent(streams: RecordedStreams): ReplayMatch | undefined {
  const messages = mergeMessages(streams);
  const { event, cache, timeline } = replayStreams(messages);
  const definition = [...cache.markets.values()].find((market) => market.definition)?.definition;
  if (!definition || event.runners.length === 0) return undefined;
  const names = runnerNames(messages);
  const startsAt = Date.parse(definition.marketTime);
  const durationMs = Math.max(0, (timeline.at(-1)?.at ?? startsAt) - startsAt);
  const plan = (fixture: Fixture): TimedFeedBody[] => {
    const bodies: TimedFeedBody[] = [{ at: 0, body: { type: 'FixtureAdded', fixture } }];
    // Before the start the prices as they stood last: the days of the recording before it would hold up the replay.
    const before = timeline.filter(({ at }) => at < startsAt).flatMap((entry) => entry.bodies);
    const voids = before.filter((body) => body.type === 'MarketSettled');
    const latest = new Map(
      before.flatMap((body) => (body.type === 'MarketChanged' ? body.markets.map((market) => [market.market, market] as const) : [])),
    );
    if (latest.size > 0) bodies.push({ at: 0, body: { type: 'MarketChanged', markets: [...latest.values()] } });
    for (const body of voids) bodies.push({ at: 0, body });
    for (const entry of timeline) if (entry.at >= startsAt) for (const body of entry.bodies) bodies.push({ at: entry.at - startsAt, body });
    return bodies;
  };
  const opening = (fixture: Fixture): TimedFeedBody[] => {
    const all = plan(fixture);
    const first = all.findIndex(({ at, body }) => at > 0 || body.type === 'MatchStateChanged');
    invariant(first > 0, `event ${definition.eventId} begins with nothing`);
    return all.slice(0, first);
  };
  return {
    collection: 'exchange',
    startsAt,
    durationMs,
    fixture: (start) => exchangeFixture(definition, event, names, start),
    openingEvents: opening,
    events: plan,
  };
}
