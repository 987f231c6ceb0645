import type { LegResult } from '@touchline/betting/settlement/leg-result';
import type { FeedEventBody } from '@touchline/feed/feed-events';
import { formatOdds } from '@touchline/kernel/odds';
import type { SelectionId } from '@touchline/kernel/selection';
import { nanoid } from 'nanoid';
import type { WireReply } from '../request-over.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import type { TestPlayer } from '../test-player.ts';
import { until } from '../until.ts';
import { HOME_WINS, openingEvents } from './opening-events.ts';
import { createScriptedSource, HOME, liveFacts, type ScriptedSource } from './scripted-source.ts';

export { AWAY_WINS, FIRST_LIVE, HOME_WINS } from './opening-events.ts';

export interface TestLeg {
  readonly match: number;
  readonly selection?: SelectionId;
  readonly odds?: number;
  readonly live?: boolean;
  readonly bank?: boolean;
  readonly block?: number;
}

/** Acts of a test in the world of a scripted feed, wherever the server runs. */
export interface BettingCalls {
  bet(player: TestPlayer, legs: readonly TestLeg[], more?: Readonly<Record<string, unknown>>): Promise<WireReply>;
  /** The score of a live match changes. */
  goal(match: number, home: number, away: number): void;
  /** Results of a match's 1X2, confirmed by default: the home side wins. */
  settle(
    match: number,
    version: number,
    results?: readonly (readonly [SelectionId, LegResult])[],
    certainty?: 'provisional' | 'confirmed',
  ): void;
}

/** Matches with prices, players with money, and a hand on the feed. */
export interface BettingWorld extends TestApp, BettingCalls {
  readonly source: ScriptedSource;
  /** Results on the way are stored, everything due is settled. */
  settled(): Promise<void>;
}

export const wireLegs = (legs: readonly TestLeg[]) =>
  legs.map((leg) => ({
    gameId: leg.match,
    kind: leg.live ? 1 : 3,
    selectionId: leg.selection ?? HOME,
    coef: formatOdds(leg.odds ?? 2000),
    ...(leg.bank === undefined ? {} : { bank: leg.bank }),
    ...(leg.block === undefined ? {} : { block: leg.block }),
  }));

/** `say`: tells the feed the next thing of a match. */
export function bettingCalls(request: TestApp['request'], say: (match: number, body: FeedEventBody) => void): BettingCalls {
  const services = new Map<bigint, Promise<string>>();
  const serviceToken = (player: TestPlayer): Promise<string> => {
    const known = services.get(player.id) ?? readServiceToken(player);
    services.set(player.id, known);
    return known;
  };
  return {
    bet: async (player, legs, more = {}) =>
      request({
        method: 'POST',
        url: '/service-api/LiveBet/Secure/MakeBetWeb',
        headers: { authorization: `Bearer ${await serviceToken(player)}` },
        payload: { couponEvents: wireLegs(legs), vid: legs.length === 1 ? 0 : 1, summ: '10.00', betGuid: nanoid(), ...more },
      }),
    goal(match, home, away) {
      const facts = liveFacts(home, away, Date.now());
      const incident = { id: home * 100 + away, kind: 'goal', side: 1 as const, period: 1, second: 700, score: [home, away] as const };
      say(match, { type: 'MatchEvent', incident, facts, material: true });
    },
    settle: (match, version, results = HOME_WINS, certainty = 'confirmed') =>
      say(match, { type: 'MarketSettled', version, certainty, results }),
  };
}

export async function startBettingApp(
  options: TestAppOptions & { readonly matches?: number; readonly liveMatches?: number } = {},
): Promise<BettingWorld> {
  const now = Date.now();
  const source = createScriptedSource(Date.now, openingEvents(options.matches ?? 30, options.liveMatches ?? 5, now));
  const test = await startTestApp({ roles: ['api', 'push', 'ingest', 'settle', 'jobs'], source, ...options });
  await until('the scripted feed', () => test.app.features.line.readQuote(1, HOME)?.marketStatus === 'open');
  const beat = setInterval(() => source.started && source.alive(), 5_000);
  return {
    ...test,
    ...bettingCalls(test.request, source.say),
    source,
    async settled() {
      await test.app.features.feed.flush();
      await until('the end of settlement', async () => {
        await test.app.features.bets.settleAll();
        // The server's own settler may be at work on what this pass skipped.
        return isSettled(test);
      });
    },
    async close() {
      clearInterval(beat);
      await test.close();
    },
  };
}

/** Every result has become a verdict, and every market has followed its own. */
export async function isSettled({ platform }: Pick<TestApp, 'platform'>): Promise<boolean> {
  const { rows } = await platform.pool.query<{ done: boolean }>(
    `select not exists (select 1 from settlement_message where id > (select last_result_id from settlement_cursor))
       and not exists (select 1 from settlement_queue where not is_final_pass) as done`,
  );
  return rows[0]?.done ?? false;
}

/** The token of programs and the secure calls in the Authorization header (C244). */
export async function readServiceToken(player: TestPlayer): Promise<string> {
  const answer = await player.request({ method: 'GET', url: '/web-api/api/mobile/v1/token/' });
  return answer.json().data.attributes.userToken as string;
}

/** The ledger is sound and bets and stake postings are one to one; gives the faults. */
export async function ledgerFaults(test: TestApp): Promise<readonly string[]> {
  const { faults } = await test.app.features.wallet.checkLedger();
  const { rows } = await test.platform.pool.query<{ what: string }>(
    `select 'bet ' || b.id || ' without its stake' as what from bet b left join ledger_transaction t on t.id = b.stake_transaction_id and t.idempotency_key = 'bet-' || b.id || '-stake' where t.id is null
     union all
     select t.idempotency_key || ' without its bet' from ledger_transaction t left join bet b on b.stake_transaction_id = t.id where t.kind = 'stake' and b.id is null`,
  );
  return [...faults, ...rows.map((row) => row.what)];
}
