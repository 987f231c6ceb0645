import type { SliderReason } from '@touchline/contract/highlights/calls';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { BetsFeature } from '#features/bets';
import type { FavoritesFeature } from '#features/favorites';
import { ALL_COLUMNS, byPopularity, encode, filterMatches, languageOf, phaseOfPath, type ReadModel, requireOwn } from '#features/line';
import { EncodedReply, type Handler } from '#platform/http/handler';

export interface SliderGamesDeps {
  readonly favorites: Pick<FavoritesFeature, 'readLists'>;
  readonly bets: Pick<BetsFeature, 'readBetMatches'>;
}

/** Favourites of a caller, as ids. */
interface Followed {
  readonly games: ReadonlySet<number>;
  readonly teams: ReadonlySet<number>;
  readonly championships: ReadonlySet<number>;
  /** Matches with bets of theirs, and what plays in those. */
  readonly bets: ReadonlySet<number>;
}
const NOTHING: Followed = { games: new Set(), teams: new Set(), championships: new Set(), bets: new Set() };
/** Latest legs that say what a player likes. */
const LEGS = 100;

function reasonOf({ id: match, fixture }: BookMatch, followed: Followed): SliderReason {
  if (followed.games.has(match)) return 'favorite-game';
  if (followed.bets.has(match)) return 'bet';
  if (followed.teams.has(fixture.home.id) || (fixture.away && followed.teams.has(fixture.away.id))) return 'favorite-team';
  if (followed.championships.has(fixture.champ.id)) return 'favorite-championship';
  return 'popular';
}
const RANKS: Readonly<Record<SliderReason, number>> = {
  'favorite-game': 0,
  bet: 1,
  'favorite-team': 2,
  'favorite-championship': 3,
  popular: 4,
};

/** Everyone gets a slider; a player gets the matches that favourites and bets speak for first. Only its rows are kept, not the whole. */
export const sliderGames =
  (model: ReadModel, { favorites, bets }: SliderGamesDeps): Handler<'sliderGames'> =>
  async ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { coefView, limit } = query;
    const antiSports = new Set(query.antiSports);
    const text = (followed: Followed): string => {
      const matches = filterMatches(model.book, { kind, withEmpty: false }, model.now())
        .map((match) => ({ match, reason: reasonOf(match, followed) }))
        // Matches that the player follows or has bet on stand there whatever the sport.
        .filter(({ match, reason }) => reason !== 'popular' || !antiSports.has(match.fixture.sport))
        .sort((a, b) => RANKS[a.reason] - RANKS[b.reason] || byPopularity(a.match, b.match))
        .slice(0, limit);
      const style = { language, coefView, columns: ALL_COLUMNS, withPeriodResult: false };
      const items = matches.map(({ match, reason }) => `{"reason":"${reason}","match":${model.rows.row(match, style)}}`);
      return `{"items":[${items.join(',')}]}`;
    };
    if (!caller.player || query.asGuest) {
      const { view } = model.views.view(
        `slider ${kind} ${language} ${coefView} ${limit} ${query.antiSports.join()}`,
        () => model.revision(kind),
        () => text(NOTHING),
      );
      // Not to be remembered by the address: a player's answer at the same address is another.
      return new EncodedReply(view);
    }
    const [lists, matches] = await Promise.all([favorites.readLists(caller.player.id), bets.readBetMatches(caller.player.id, LEGS)]);
    return encode(
      Buffer.from(
        text({
          games: new Set(lists.games),
          teams: new Set(lists.teams),
          championships: new Set(lists.championships),
          bets: new Set(matches),
        }),
      ),
    );
  };
