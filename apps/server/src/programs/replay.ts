import type { MatchState } from '@touchline/betting/match-state/match-state';
import { recordedLivePricing } from '@touchline/feed/replay/live-pricing';
import { RECORDED_ID_BASE } from '@touchline/feed/replay/recorded-id-base';
import type { RecordedFixture } from '@touchline/feed/replay/recorded-season';
import { replaySeasonMatch } from '@touchline/feed/replay/replay-match';
import { createReplay } from '@touchline/feed/replay/replay-source';
import { createScriptedPlayers, type PlayersReport } from './scripted-players.ts';
import { settleEverything, until } from './settlement-oracle.ts';
import { startTemporaryServer, type TemporaryServer } from './temporary-server.ts';

export interface ReplayRun {
  readonly fixtures: readonly RecordedFixture[];
  /** Recorded seconds per second. */
  readonly speed: number;
  readonly players: number;
  readonly seed: string;
  /** A migrated database to use; a temporary one where absent. */
  readonly databaseUrl?: string;
  /** Called now and then while it runs. */
  readonly progress?: (line: string) => void;
}

export interface ReplayReport extends PlayersReport {
  readonly seed: string;
  readonly matches: number;
  readonly settled: number;
  /** Bets that waited and were then refused. */
  readonly refusedAfterWaiting: number;
  readonly scoresEqual: number;
  /** "Home - Away: 2:1, recorded 2:0" where they are not. */
  readonly scoresDiffer: readonly string[];
  /** Faults that the ledger checker found; none is the only good answer. */
  readonly ledgerFaults: readonly string[];
  /** Minor units, over all entries of the ledger. */
  readonly ledgerSum: bigint;
  readonly seconds: number;
}

const DEPOSIT_MINOR = 10_000_000n;
const ROUND_PAUSE_MS = 120;
const PROGRESS_MS = 5_000;

/**
 * Recorded prices, events and results through the running system: the feed is sent, players bet before and during the matches through
 * the calls, everything is settled, and the outcome is compared with what was recorded.
 */
export async function runReplay({ fixtures, speed, players, seed, databaseUrl, progress = () => {} }: ReplayRun): Promise<ReplayReport> {
  const startedAt = Date.now();
  const source = createReplay({
    matches: fixtures.map((fixture) => replaySeasonMatch(fixture, (recorded) => recordedLivePricing(recorded.odds))),
    epochMs: startedAt + 3_000,
    speed,
    now: Date.now,
  });
  const server = await startTemporaryServer(source, { speed, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const { app } = server;
  try {
    await until(() => !app.features.feed.book.isSourceSilent, 'the prices');
    const callers = await Promise.all(Array.from({ length: players }, (_, i) => server.player(`player ${i + 1}`, DEPOSIT_MINOR)));
    const scripted = createScriptedPlayers(app, callers, seed);
    let over = false;
    void source.done.then(() => {
      over = true;
    });
    let reportedAt = 0;
    while (!over) {
      await scripted.round();
      if (Date.now() - reportedAt > PROGRESS_MS) {
        reportedAt = Date.now();
        const left = Math.max(0, Math.round((source.endsAt - reportedAt) / 1000));
        progress(`${scripted.report.accepted + scripted.report.waiting} bets taken, about ${left} s to go`);
      }
      await new Promise((resolve) => setTimeout(resolve, ROUND_PAUSE_MS));
    }
    for (const caller of callers) await settleEverything(server, caller);
    return {
      ...scripted.report,
      ...(await readOutcome(server, fixtures, callers, scripted.report)),
      seed,
      matches: fixtures.length,
      seconds: Math.round((Date.now() - startedAt) / 1000),
    };
  } finally {
    await server.close();
  }
}

async function readOutcome(
  server: TemporaryServer,
  fixtures: readonly RecordedFixture[],
  callers: readonly Awaited<ReturnType<TemporaryServer['player']>>[],
  { accepted, waiting }: PlayersReport,
) {
  const { app } = server;
  const differ: string[] = [];
  for (const fixture of fixtures) {
    const facts = await readFacts(server, RECORDED_ID_BASE + fixture.matchId);
    const [home, away] = fixture.odds.result?.full ?? [];
    const [h, a] = (facts?.counts.score ?? []).reduce<[number, number]>(([x, y], p) => [x + p[0], y + p[1]], [0, 0]);
    if (facts?.status !== 'ended' || h !== home || a !== away)
      differ.push(`${fixture.home.name} - ${fixture.away.name}: ${h}:${a} (${facts?.status ?? 'unknown'}), recorded ${home}:${away}`);
  }
  let settled = 0;
  for (const caller of callers) {
    let before: string | undefined;
    do {
      const page = await app.call('betsHistory', { body: { status: 'settled', count: 50, ...(before ? { before } : {}) } }, caller);
      settled += page.bets.length;
      before = page.next ?? undefined;
    } while (before);
  }
  const ledger = await app.features.wallet.checkLedger();
  return {
    settled,
    refusedAfterWaiting: accepted + waiting - settled,
    scoresEqual: fixtures.length - differ.length,
    scoresDiffer: differ,
    ledgerFaults: ledger.faults,
    ledgerSum: ledger.sumMinor,
  };
}

/** Of a match that is in the book or has left it. */
async function readFacts({ app }: TemporaryServer, matchId: number): Promise<MatchState | undefined> {
  const { feed } = app.features;
  const match = feed.book.match(matchId);
  if (match) return match.facts;
  return (await feed.readPastMatch(matchId))?.match(matchId)?.facts;
}
