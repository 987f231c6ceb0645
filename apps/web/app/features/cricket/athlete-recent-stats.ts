import type { ResultDetail, ResultRow } from '@touchline/contract/results/calls';
import { type Batter, type Bowler, parseInnings } from './innings.ts';

/** A player's figures in one match. */
export interface AthleteMatch {
  readonly match: ResultRow;
  readonly bat: Batter | null;
  readonly bowl: Bowler | null;
}

export interface AthleteRecentStats {
  /** Newest first; matches in which he neither batted nor bowled are left out. */
  readonly games: readonly AthleteMatch[];
  readonly looked: number;
  readonly innings: number;
  readonly runs: number;
  readonly balls: number;
  readonly best: number;
  readonly wickets: number;
  readonly conceded: number;
}

/** A player's figures over the given matches of his team. Names are told apart by side: two teams may have namesakes. */
export function playerForm(team: number, player: string, details: readonly ResultDetail[]): AthleteRecentStats {
  const games = details.flatMap((detail): AthleteMatch[] => {
    const side = detail.home.id === team ? 1 : 2;
    const books = parseInnings(detail.incidents);
    const bat = books.find((book) => book.side === side)?.batters.find(({ name }) => name === player) ?? null;
    const bowl = books.find((book) => book.side !== side)?.bowlers.find(({ name }) => name === player) ?? null;
    return bat || bowl ? [{ match: detail, bat, bowl }] : [];
  });
  const sum = (of: (game: AthleteMatch) => number): number => games.reduce((total, game) => total + of(game), 0);
  return {
    games,
    looked: details.length,
    innings: games.filter(({ bat }) => bat !== null).length,
    runs: sum(({ bat }) => bat?.runs ?? 0),
    balls: sum(({ bat }) => bat?.balls ?? 0),
    best: Math.max(0, ...games.map(({ bat }) => bat?.runs ?? 0)),
    wickets: sum(({ bowl }) => bowl?.wickets ?? 0),
    conceded: sum(({ bowl }) => bowl?.conceded ?? 0),
  };
}
