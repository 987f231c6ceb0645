import type { LegResult } from '@touchline/betting/settlement/leg-result';
import type { FeedBody } from '@touchline/feed/vocabulary';
import { invariant } from '@touchline/kernel/invariant';
import { formatOdds } from '@touchline/kernel/odds';
import type { SelectionId } from '@touchline/kernel/selection';
import type { LightMyRequestResponse } from 'fastify';
import { nanoid } from 'nanoid';
import { AWAY, createScriptedSource, DRAW, HOME, liveFacts, type ScriptedSource, testFixture, testPrices } from './scripted-source.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import type { TestPlayer } from './test-player.ts';

export interface WorldLeg {
  readonly match: number;
  readonly selection?: SelectionId;
  readonly odds?: number;
  readonly live?: boolean;
  readonly bank?: boolean;
  readonly block?: number;
}

/** Matches with prices, players with money, and a hand on the feed. */
export interface BettingWorld extends TestApp {
  readonly source: ScriptedSource;
  bet(player: TestPlayer, legs: readonly WorldLeg[], more?: Readonly<Record<string, unknown>>): Promise<LightMyRequestResponse>;
  /** The score of a live match changes. */
  goal(match: number, home: number, away: number): void;
  /** Confirmed (unless told otherwise) results of a match's 1X2: the home side wins. */
  settle(
    match: number,
    version: number,
    results?: readonly (readonly [SelectionId, LegResult])[],
    certainty?: 'provisional' | 'confirmed',
  ): void;
  /** Results on the way are stored, everything due is settled. */
  settled(): Promise<void>;
}

export const HOME_WINS: readonly (readonly [SelectionId, LegResult])[] = [
  [HOME, { kind: 'win' }],
  [DRAW, { kind: 'lose' }],
  [AWAY, { kind: 'lose' }],
];
export const AWAY_WINS: readonly (readonly [SelectionId, LegResult])[] = [
  [HOME, { kind: 'lose' }],
  [DRAW, { kind: 'lose' }],
  [AWAY, { kind: 'win' }],
];

/** Matches below it are before the start (in an hour), from it on live; those have a delay of one second, as virtual sport has. */
export const FIRST_LIVE = 500;

export const wireLegs = (legs: readonly WorldLeg[]) =>
  legs.map((leg) => ({
    gameId: leg.match,
    kind: leg.live ? 1 : 3,
    selectionId: leg.selection ?? HOME,
    coef: formatOdds(leg.odds ?? 2000),
    ...(leg.bank === undefined ? {} : { bank: leg.bank }),
    ...(leg.block === undefined ? {} : { block: leg.block }),
  }));

export function worldOpening(matches: number, liveMatches: number, now: number): [number, FeedBody][] {
  const opening: [number, FeedBody][] = [];
  const add = (id: number, live: boolean): void => {
    const plain = testFixture(id, live ? now - 600_000 : now + 3_600_000, { virtual: live });
    // Sides of their own: two matches of the same two on one day depend on each other.
    const fixture = { ...plain, home: { ...plain.home, id: 2 * id + 1_000 }, away: plain.away && { ...plain.away, id: 2 * id + 1_001 } };
    opening.push([id, { type: 'FixtureAdded', fixture }]);
    if (live) opening.push([id, { type: 'MatchStateChanged', facts: liveFacts(0, 0, now) }]);
    opening.push([id, { type: 'MarketChanged', markets: testPrices() }]);
  };
  for (let i = 1; i <= matches; i++) add(i, false);
  for (let i = 0; i < liveMatches; i++) add(FIRST_LIVE + i, true);
  return opening;
}

export async function startBettingWorld(
  options: TestAppOptions & { readonly matches?: number; readonly liveMatches?: number } = {},
): Promise<BettingWorld> {
  const now = Date.now();
  const source = createScriptedSource(Date.now, worldOpening(options.matches ?? 30, options.liveMatches ?? 5, now));
  const test = await startTestApp({ roles: ['api', 'push', 'ingest', 'settle', 'jobs'], source, ...options });
  const deadline = Date.now() + 10_000;
  while (test.app.features.line.readQuote(1, HOME)?.marketStatus !== 'open') {
    invariant(Date.now() < deadline, 'the scripted feed has not arrived');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const beat = setInterval(() => source.started && source.alive(), 5_000);
  const services = new Map<bigint, Promise<string>>();
  const serviceToken = (player: TestPlayer): Promise<string> => {
    const known = services.get(player.id) ?? readServiceToken(player);
    services.set(player.id, known);
    return known;
  };
  return {
    ...test,
    source,
    bet: async (player, legs, more = {}) =>
      test.request({
        method: 'POST',
        url: '/service-api/LiveBet/Secure/MakeBetWeb',
        headers: { authorization: `Bearer ${await serviceToken(player)}` },
        payload: { couponEvents: wireLegs(legs), vid: legs.length === 1 ? 0 : 1, summ: '10.00', betGuid: nanoid(), ...more },
      }),
    goal(match, home, away) {
      const facts = liveFacts(home, away, Date.now());
      const incident = { id: home * 100 + away, kind: 'goal', side: 1 as const, period: 1, second: 700, score: [home, away] as const };
      source.say(match, { type: 'MatchEvent', incident, facts, material: true });
    },
    settle: (match, version, results = HOME_WINS, certainty = 'confirmed') =>
      source.say(match, { type: 'MarketSettled', version, certainty, results }),
    async settled() {
      await test.app.features.feed.flush();
      const deadline = Date.now() + 10_000;
      do {
        invariant(Date.now() < deadline, 'settlement has come to an end');
        await test.app.features.bets.settleAll();
        // The server's own settler may be at work on what this pass skipped.
      } while (!(await isSettled(test)));
    },
    async close() {
      clearInterval(beat);
      await test.close();
    },
  };
}

/** Every result has become a verdict, and every market has followed its own. */
async function isSettled({ platform }: TestApp): Promise<boolean> {
  const { rows } = await platform.pool.query<{ done: boolean }>(
    `select not exists (select 1 from market_result where id > (select last_result_id from settle_cursor))
       and not exists (select 1 from settle_queue where not last_look) as done`,
  );
  return rows[0]?.done ?? false;
}

/** What programs and the secure calls use in the Authorization header (C244). */
export async function readServiceToken(player: TestPlayer): Promise<string> {
  const answer = await player.request({ method: 'GET', url: '/web-api/api/mobile/v1/token/' });
  return answer.json().data.attributes.userToken as string;
}

/** The ledger is sound and bets and stake postings are one to one; gives the faults. */
export async function ledgerFaults(test: TestApp): Promise<readonly string[]> {
  const { faults } = await test.app.features.wallet.checkLedger();
  const { rows } = await test.platform.pool.query<{ what: string }>(
    `select 'bet ' || b.id || ' without its stake' as what from bet b left join ledger_transaction t on t.id = b.stake_transaction_id and t.key = 'bet-' || b.id || '-stake' where t.id is null
     union all
     select t.key || ' without its bet' from ledger_transaction t left join bet b on b.stake_transaction_id = t.id where t.kind = 'stake' and b.id is null`,
  );
  return [...faults, ...rows.map((row) => row.what)];
}
