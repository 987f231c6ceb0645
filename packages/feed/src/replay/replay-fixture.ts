import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import { countryByCode } from '@touchline/catalogue/places/countries';
import { invariant } from '@touchline/kernel/invariant';
import type { MilliOdds } from '@touchline/kernel/odds';
import type { MarketId } from '@touchline/kernel/selection';
import type { Competitor, Fixture, MarketOdds } from '../feed-events.ts';
import { createNaming, type Naming } from '../naming.ts';
import { crestForTeam, RECORDED_ID_BASE } from './recorded-id-base.ts';
import type { RecordedOdds } from './recorded-odds.ts';
import type { RecordedFixture, RecordedTeam } from './recorded-season.ts';

const FOOTBALL = 1;

export const FOOTBALL_FORMAT: MatchFormat = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false };

/** Recorded leagues, by the name that the files give them. */
const LEAGUES: Readonly<Record<string, { readonly number: number; readonly country: string; readonly name: string }>> = {
  England: { number: 1, country: 'GB-ENG', name: 'Premier League' },
  Spain: { number: 2, country: 'ES', name: 'La Liga' },
  Italy: { number: 3, country: 'IT', name: 'Serie A' },
};
/** Tells championships that were recorded from those of the simulated world that are called so. */
export const RECORDED = 'Recorded';
export const RECORDED_LEAGUES = Object.keys(LEAGUES);

/** A recorded team with its line-up. */
export const recordedCompetitor = (team: RecordedTeam, country: number): Competitor => ({
  id: RECORDED_ID_BASE + team.id,
  names: { en: team.name },
  country,
  crest: crestForTeam(team.id),
  players: team.players.map((player, index) => ({ name: player.name, number: index + 1, position: player.position })),
});

/**
 * A row of an odds file alone, without events or line-ups, as a fixture: for files whose matches were not recorded otherwise. `row` is its
 * place in the file; ids stand above those of recorded matches.
 */
export function oddsFixture(odds: RecordedOdds, row: number, startsAt: number): Fixture {
  const base = RECORDED_ID_BASE + 100_000_000 + row * 2;
  const country = countryByCode(LEAGUES[odds.league]?.country ?? '')?.id ?? 0;
  const side = (id: number, name: string): Competitor => ({ id, names: { en: name }, country, crest: crestForTeam(row) });
  return {
    id: base,
    sport: FOOTBALL,
    champ: {
      id: RECORDED_ID_BASE + 99,
      sport: FOOTBALL,
      country,
      names: { en: LEAGUES[odds.league]?.name ?? (odds.league || 'Football') },
      top: 0,
    },
    home: side(base, odds.home),
    away: side(base + 1, odds.away),
    startsAt,
    format: FOOTBALL_FORMAT,
    sections: [],
    virtual: false,
    weight: 50,
    live: false,
  };
}

/** A recorded fixture in the feed's words; `startsAt` (epoch ms) is the moment at which the replay will kick off. */
export function replayFixture(recorded: RecordedFixture, startsAt: number, naming: Naming = createNaming()): Fixture {
  const league = LEAGUES[recorded.league];
  invariant(league, `no recorded league is called ${recorded.league}`);
  const country = countryByCode(league.country)?.id ?? 0;
  return {
    id: RECORDED_ID_BASE + recorded.matchId,
    sport: FOOTBALL,
    champ: {
      id: RECORDED_ID_BASE + league.number,
      sport: FOOTBALL,
      country,
      names: naming.named(FOOTBALL, league.name, RECORDED),
      top: league.number,
      season: '2017/18',
    },
    home: recordedCompetitor(recorded.home, country),
    away: recordedCompetitor(recorded.away, country),
    startsAt,
    format: FOOTBALL_FORMAT,
    sections: [],
    virtual: false,
    round: String(recorded.round),
    venue: { name: recorded.venue, city: recorded.home.city },
    weight: 80,
    live: true,
  };
}

export const MATCH_RESULT = marketIdByKey('result');
export const TOTAL_2_5 = marketIdByKey('total', { line: 10 });
export const handicapMarket = (lineQuarters: number): MarketId => marketIdByKey('asian-handicap', { line: lineQuarters });

/** Outcome numbers in the order of the recorded prices: home, draw, away; over, under; home, away. */
const THREE_WAY = [1, 0, 2] as const;
const TWO_WAY = [1, 2] as const;

const prices = (outcomes: readonly number[], list: readonly MilliOdds[]): MarketOdds['prices'] =>
  outcomes.map((outcome, i) => [outcome, list[i] ?? 0] as const);

/** The prices that a bookmaker gave before the match, as markets: result, over/under 2.5, Asian handicap; what was not recorded is absent. */
export function openingMarkets(odds: RecordedOdds): MarketOdds[] {
  const markets: MarketOdds[] = [];
  if (odds.matchResult) markets.push({ market: MATCH_RESULT, status: 'open', prices: prices(THREE_WAY, odds.matchResult), main: true });
  if (odds.total) markets.push({ market: TOTAL_2_5, status: 'open', prices: prices(TWO_WAY, odds.total), main: true });
  if (odds.handicap)
    markets.push({
      market: handicapMarket(odds.handicap.lineQuarters),
      status: 'open',
      prices: prices(TWO_WAY, odds.handicap.prices),
      main: true,
    });
  return markets;
}
