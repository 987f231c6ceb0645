import { randomUUID } from 'node:crypto';
import type { MarketOdds } from '@touchline/feed/feed-events';
import { resultSteps } from '@touchline/feed/replay/recorded-match';
import { parseRecordedOdds } from '@touchline/feed/replay/recorded-odds';
import { MATCH_RESULT, oddsFixture, openingMarkets, TOTAL_2_5 } from '@touchline/feed/replay/replay-fixture';
import { allMatchEvents } from '@touchline/feed/replay/replay-plan';
import { invariant } from '@touchline/kernel/invariant';
import { parseMoney } from '@touchline/kernel/money';
import { formatOdds } from '@touchline/kernel/odds';
import { type MarketId, marketOf, selectionId } from '@touchline/kernel/selection';
import type { Caller } from '#platform/http/handler';
import { createPlannedSource } from './planned-source.ts';
import { startTemporaryServer, type TemporaryServer } from './temporary-server.ts';

const STAKE = '10.00';
const STAKE_MINOR = 1_000n;
const HOUR_MS = 3_600_000;
/** Bets in flight at once. */
const PARALLEL = 64;
const PAGE = 50;

export type OracleMarket = '1x2' | 'ou25' | 'ah';
const OUTCOMES = { win: 'win', lose: 'lose', void: 'void', 'half-win': 'halfWin', 'half-lose': 'halfLose' } as const;

export interface OracleReport {
  readonly matches: number;
  readonly bets: Record<OracleMarket, number>;
  readonly returnedMinor: Record<OracleMarket, number>;
  readonly outcomes: Record<(typeof OUTCOMES)[keyof typeof OUTCOMES], number>;
}

interface OracleBet {
  readonly matchId: number;
  readonly selection: number;
  readonly odds: number;
}

const toOracleMarket = (market: MarketId): OracleMarket => (market === MATCH_RESULT ? '1x2' : market === TOTAL_2_5 ? 'ou25' : 'ah');

const betsOn = (matchId: number, markets: readonly MarketOdds[]): OracleBet[] =>
  markets.flatMap(({ market, prices }) => prices.map(([outcome, odds]) => ({ matchId, selection: selectionId(market, outcome), odds })));

/**
 * Puts 10.00 EUR on every selection of the result, over/under 2.5 and the Asian handicap of every match of an odds file (CSV text),
 * through the calls that players use, on a database; then tells the recorded results and reads what was paid.
 * A market without prices is skipped, a row without a result altogether.
 */
export async function runOracle(csv: string, databaseUrl?: string): Promise<OracleReport> {
  const startsAt = Date.now() + HOUR_MS;
  const matches = parseRecordedOdds(csv).flatMap((odds, row) => {
    if (!odds.result) return [];
    const fixture = oddsFixture(odds, row, startsAt);
    const markets = openingMarkets(odds);
    // The fixture and its prices come first; the match begins and ends once the bets are placed.
    return [{ match: fixture.id, markets, opening: 2, plan: allMatchEvents(fixture, resultSteps(odds.result), markets, 0) }];
  });
  const bets = matches.flatMap(({ match, markets }) => betsOn(match, markets));
  const source = createPlannedSource(matches);
  const server = await startTemporaryServer(source, databaseUrl === undefined ? {} : { databaseUrl });
  try {
    const kinds = await placeAll(server, bets, source);
    return { matches: matches.length, ...(await readReport(server, kinds)) };
  } finally {
    await server.close();
  }
}

interface Placed {
  readonly caller: Caller;
  readonly placed: number;
}

async function placeAll(server: TemporaryServer, bets: readonly OracleBet[], source: { finish(): Promise<void> }): Promise<Placed> {
  const { app } = server;
  await until(() => !app.features.feed.book.isSourceSilent, 'the prices');
  const caller = await server.player('oracle', STAKE_MINOR * BigInt(bets.length));
  const queue = bets.values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const { matchId, selection, odds } of queue) {
        const leg = { gameId: matchId, kind: 3 as const, selectionId: selection, coef: formatOdds(odds) };
        await app.call('makeBetWeb', { body: { couponEvents: [leg], vid: 0, summ: STAKE, checkCf: 0, betGuid: randomUUID() } }, caller);
      }
    }),
  );
  await source.finish();
  await settleEverything(server, caller);
  return { caller, placed: bets.length };
}

async function readReport({ app }: TemporaryServer, { caller, placed }: Placed): Promise<Omit<OracleReport, 'matches'>> {
  const bets = { '1x2': 0, ou25: 0, ah: 0 };
  const returnedMinor = { '1x2': 0, ou25: 0, ah: 0 };
  const outcomes = { win: 0, lose: 0, void: 0, halfWin: 0, halfLose: 0 };
  let before: string | undefined;
  do {
    const page = await app.call('betsHistory', { body: { count: PAGE, ...(before ? { before } : {}) } }, caller);
    for (const bet of page.bets) {
      const leg = bet.legs[0];
      const paid = parseMoney(bet.paid ?? '', 2);
      invariant(leg && paid.ok && bet.status !== 'open', `bet ${bet.betId} was not settled`);
      const outcome = OUTCOMES[leg.result as keyof typeof OUTCOMES];
      invariant(outcome, `bet ${bet.betId} ended as ${leg.result}`);
      const kind = toOracleMarket(marketOf(leg.selectionId));
      bets[kind]++;
      returnedMinor[kind] += Number(paid.value);
      outcomes[outcome]++;
    }
    before = page.next ?? undefined;
  } while (before);
  invariant(bets['1x2'] + bets.ou25 + bets.ah === placed, `${placed} bets were placed, the history has others`);
  return { bets, returnedMinor, outcomes };
}

/** Writes the results and settles until the caller has no open bet; the settler of the running server takes part in it. */
export async function settleEverything({ app }: TemporaryServer, caller: Caller): Promise<void> {
  await app.features.feed.flush();
  await until(async () => {
    await app.features.bets.settleAll();
    return (await app.call('betsHistory', { body: { status: 'open', count: 1 } }, caller)).bets.length === 0;
  }, 'the settlement');
}

/** Waits for something that happens in this process; gives up after 30 s. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; !(await condition()); tries++) {
    if (tries > 600) throw new Error(`waited 30 s for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
