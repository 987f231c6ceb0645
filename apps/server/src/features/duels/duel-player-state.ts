import { STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { playerOf } from '@touchline/betting/markets/sport/player-markets';
import { countedIncidents } from '@touchline/betting/match-state/counted-incidents';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { type Book, OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Fixture } from '@touchline/feed/feed-events';
import { encodeMarketId, selectionId } from '@touchline/kernel/selection';

const playerMarket = (type: number): number => encodeMarketId({ type, period: 0, line: 0, specifier: 0 });
export const ANYTIME = playerMarket(STANDALONE_MARKET_IDS['anytime-goalscorer']);
const TWO_GOALS = playerMarket(STANDALONE_MARKET_IDS['player-two-goals']);

/** The part of a single player's price beyond his chance: the margin of such markets. */
const PLAYER_MARGIN = 0.09;
/** The first players of a line-up begin (betting: player-markets). */
const STARTERS = 11;

export interface DuelPlayerState {
  /** Goals in regular time so far. */
  readonly goals: number;
  /** Whether he has taken part, as far as is known. */
  readonly tookPart: boolean;
  /** Goals still expected of him. */
  readonly expected: number;
}

/** Goals of a player in regular time; own goals count for nobody. */
export function countGoals(fixture: Fixture, facts: MatchState, outcome: number): number {
  const { side, index } = playerOf(outcome);
  return countedIncidents(facts, fixture.format, 'score', 0).filter(
    ({ incident }) => incident.side === side && incident.player === index && incident.detail !== 'own',
  ).length;
}

const tookPart = (facts: MatchState, outcome: number): boolean => {
  const { side, index } = playerOf(outcome);
  return index < STARTERS || facts.incidents.some((i) => i.kind === 'substitution' && i.side === side && i.player === index);
};
/** Off the pitch for good: substituted or sent off. */
const isOff = (facts: MatchState, outcome: number): boolean => {
  const { side, index } = playerOf(outcome);
  return facts.incidents.some(
    (i) => i.side === side && ((i.kind === 'substitution' && i.assist === index) || (i.kind === 'red' && i.player === index)),
  );
};

/** Share of regular time that is still to be played. */
export function timeLeft({ format }: Fixture, facts: MatchState): number {
  if (facts.status === 'planned' || facts.status === 'postponed') return 1;
  if (facts.periodsDone >= format.periods) return 0;
  const length = format.periods * format.periodSeconds;
  return length === 0 || !facts.clock ? 1 - facts.periodsDone / format.periods : Math.max(0.02, 1 - facts.clock.seconds / length);
}

/** Goals expected by a price of at least one (more) goal: the chance without the margin, as a Poisson mean. */
export const expectedByPrice = (odds: number): number => -Math.log(1 - Math.min(0.97, 1000 / odds / (1 + PLAYER_MARGIN)));

/** Thousandths of a player's goal, 0 where it is not on offer. */
export function scorerPrice(book: Book, match: BookMatch, outcome: number, market = ANYTIME): number {
  const price = book.price(match.id, selectionId(market, outcome));
  return price?.status === OPEN ? price.odds : 0;
}

/** How a player stands: by the price of his next goal where it is offered, else by what was expected of him when the duel was built. */
export function standingOf(book: Book, match: BookMatch, outcome: number, rateMicro: number): DuelPlayerState {
  const { fixture, facts } = match;
  const goals = countGoals(fixture, facts, outcome);
  const left = isOff(facts, outcome) ? 0 : timeLeft(fixture, facts);
  const price = goals === 0 ? scorerPrice(book, match, outcome) : goals === 1 ? scorerPrice(book, match, outcome, TWO_GOALS) : 0;
  // The price of two goals before the first one speaks of both; after it, of the next.
  const expected = left === 0 ? 0 : price > 0 ? expectedByPrice(price) : (rateMicro / 1_000_000) * left;
  return { goals, tookPart: tookPart(facts, outcome), expected };
}
