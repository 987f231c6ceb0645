import { playerOf } from '@touchline/betting/markets/sport/player-markets';
import { ALL_COLUMNS, hasEnded, languageOf, presentMarket, presentRow, type ReadModel } from '#features/line';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { type Duel, type DuelPlayer, duelKey, isDuel, matchesOf, matchOfDuel } from '../duel.ts';
import { expectedByPrice, scorerPrice, standingOf } from '../duel-player-state.ts';
import type { DuelsStore } from '../duels.store.ts';

/** How long the process that runs the feed may take to offer a duel. */
const PATIENCE_MS = 5000;
const STEP_MS = 50;

interface Wanted {
  readonly matchId: number;
  readonly outcome: number;
}

/** A player as he stands in the book: with a name and a price of a goal. */
function readPlayer(model: ReadModel, { matchId, outcome }: Wanted): DuelPlayer & { readonly sport: number } {
  const match = model.book.match(matchId);
  if (!match || hasEnded(match.facts) || isDuel(matchId)) throw new Failure('match_unknown');
  const { side, index } = playerOf(outcome);
  const player = (side === 2 ? match.fixture.away : match.fixture.home)?.players?.[index];
  if (!player) throw new Failure('selection_unknown');
  const odds = scorerPrice(model.book, match, outcome);
  const { goals } = standingOf(model.book, match, outcome, 0);
  // A player who has scored is not offered as a scorer any more, and his duel would begin ahead.
  if (odds === 0) throw new Failure(goals > 0 ? 'selection_unknown' : 'market_suspended');
  return {
    matchId,
    outcome,
    name: player.name,
    shirt: player.number,
    rateMicro: Math.round(expectedByPrice(odds) * 1_000_000),
    sport: match.fixture.sport,
  };
}

/** `look`: brings duels up to date at once where this process runs the feed. */
export function buildDuel(model: ReadModel, store: DuelsStore, look: () => Promise<void>): Handler<'buildDuel'> {
  async function readOrWrite(sides: readonly [readonly Wanted[], readonly Wanted[]]): Promise<Duel> {
    const key = duelKey(sides);
    const known = await store.readDuel(key);
    if (known) return known;
    const players = sides.map((side) => side.map((wanted) => readPlayer(model, wanted)));
    const all = players.flat();
    const sport = all[0]?.sport ?? 0;
    if (all.some((one) => one.sport !== sport)) throw new Failure('duel_sports');
    const startsAt = Math.min(...all.map(({ matchId }) => model.book.match(matchId)?.fixture.startsAt ?? Number.MAX_SAFE_INTEGER));
    const [first = [], second = []] = players.map((side) => side.map(({ sport: _sport, ...player }) => player));
    return store.writeDuel(key, { sides: [first, second], sport, startsAt });
  }
  return async ({ body }, caller) => {
    const language = languageOf(body.language, caller);
    const duel = await readOrWrite(body.sides);
    // Another brand's visitor may have built it.
    if (!model.feed.opensSport(duel.sport)) throw new Failure('match_unknown');
    const matchId = matchOfDuel(duel);
    await look();
    for (let waited = 0; waited < PATIENCE_MS && !model.book.match(matchId)?.markets; waited += STEP_MS)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    const match = model.book.match(matchId);
    if (!match) throw new Failure(model.book.isSourceSilent ? 'feed_down' : 'match_unknown');
    const style = { language, coefView: 'none', columns: ALL_COLUMNS, withPeriodResult: false } as const;
    return {
      match: presentRow(model.book, match, style),
      markets: [...model.book.markets(match)].flatMap((slot) => presentMarket(model.book, match.fixture, slot, language, 'none') ?? []),
      matches: matchesOf(duel),
    };
  };
}
