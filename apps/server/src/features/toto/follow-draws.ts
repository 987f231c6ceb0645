import { totoResult } from '@touchline/betting/toto/toto-result';
import type { TotoResult } from '@touchline/betting/toto/toto-ticket';
import { hasEnded, scoreOf } from '#features/line';
import { sheetOdds } from './choose-matches.ts';
import type { TotoDeps } from './toto-deps.ts';
import {
  type Draw,
  type DrawMatch,
  readMatches,
  readRunningDraws,
  writeClosed,
  writeDecided,
  writeEarlierClose,
  writeMatch,
} from './toto-draw.store.ts';
import { POOL_TERMS, VOID_AFTER_MS } from './toto-pools.ts';

/** The book's and the results' facts of a match now. */
interface Known {
  readonly odds: readonly number[];
  readonly score: readonly [number, number] | null;
  readonly result: TotoResult | undefined;
}

/**
 * Lets running draws follow the feed: closes them with their first start, keeps prices, scores and results. Only confirmed results count,
 * and one that is taken back is open again; a match without a result for two days is void.
 */
export async function followDraws(deps: TotoDeps): Promise<void> {
  const { platform, feed } = deps;
  const { pool: database } = platform;
  const draws = await readRunningDraws(database);
  const all = await readMatches(
    database,
    draws.map((draw) => draw.id),
    VOID_AFTER_MS,
  );
  const outcomes = await deps.bets.readOutcomes(all.map(({ matchId, marketId }) => ({ matchId, marketId })));
  for (const draw of draws) {
    const matches = all.filter((match) => match.drawId === draw.id);
    if (draw.status === 'open') await closeEarlier(deps, draw, matches);
    let changed = false;
    let decided = true;
    for (const match of matches) {
      const { kind } = POOL_TERMS[draw.pool].rules;
      const bookMatch = feed.book.match(match.matchId);
      const truth = outcomes(match.matchId, match.marketId, draw.closesAt.getTime());
      const confirmed = totoResult(kind, (outcome) => truth(outcome));
      const known: Known = {
        odds: (draw.takesTickets && sheetOdds(feed.book, kind, match.matchId, match.marketId)) || match.odds,
        score: bookMatch && hasEnded(bookMatch.facts) ? scoreOf(bookMatch.fixture, bookMatch.facts) : match.score,
        result: confirmed ?? (match.lapsed ? 'void' : undefined),
      };
      if (!isSame(match, known)) await writeMatch(database, match, known);
      changed ||= match.result !== undefined && match.result !== known.result;
      decided &&= known.result !== undefined;
    }
    if (draw.status === 'closed' && (decided !== (draw.decidedAt !== null) || changed))
      await writeDecided(database, draw.id, decided, changed);
  }
  await writeClosed(database);
}

async function closeEarlier({ platform, feed }: TotoDeps, draw: Draw, matches: readonly DrawMatch[]): Promise<void> {
  const starts = matches.flatMap(({ matchId }) => {
    const match = feed.book.match(matchId);
    if (!match || match.facts.status === 'postponed' || match.facts.status === 'cancelled') return [];
    return [match.facts.status === 'planned' ? match.fixture.startsAt : platform.clock.now()];
  });
  const first = Math.min(...starts);
  if (first < draw.closesAt.getTime()) await writeEarlierClose(platform.pool, draw.id, new Date(first));
}

const isSame = (match: DrawMatch, known: Known): boolean =>
  match.result === known.result && match.score?.join() === known.score?.join() && match.odds.join() === known.odds.join();
