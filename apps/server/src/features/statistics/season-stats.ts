import type { PlayerFigures } from '@touchline/contract/statistics/shapes';
import type { Competitor } from '@touchline/feed/feed-events';
import type { FinishedMatch, TableRow } from '@touchline/feed/match-history';
import { SeasonTable } from '@touchline/feed/season-table';
import { scoreOf } from '#features/line';
import { EloTable } from './elo.ts';
import { addFigures, noFigures, sideFigures } from './player-figures.ts';
import { playerIdOf } from './player-id.ts';

/** A match of a season with what tables and nets need of it; competitors by id. */
export interface SeasonMatch {
  readonly id: number;
  readonly round: string;
  readonly startsAt: number;
  readonly homeId: number;
  readonly awayId: number | null;
  readonly score: readonly [number, number];
  readonly winner: number;
  readonly counts: boolean;
}

/** A season added up: small enough to be kept for many championships. */
export interface SeasonStats {
  readonly matches: readonly SeasonMatch[];
  readonly competitors: ReadonlyMap<number, Competitor>;
  readonly table: readonly TableRow[];
  readonly homeTable: readonly TableRow[];
  readonly awayTable: readonly TableRow[];
  /** By player id. */
  readonly figures: ReadonlyMap<number, PlayerFigures>;
  readonly elo: EloTable;
}

/** `matches` in the order of time; `before`: ratings at the end of the season before. */
export function aggregateSeason(matches: readonly FinishedMatch[], before: EloTable | undefined): SeasonStats {
  const [table, homeTable, awayTable] = [new SeasonTable(), new SeasonTable(), new SeasonTable()];
  const competitors = new Map<number, Competitor>();
  const figures = new Map<number, PlayerFigures>();
  const elo = before ? EloTable.after(before) : new EloTable();
  const list: SeasonMatch[] = [];
  for (const match of matches) {
    const { fixture, facts } = match;
    const { home, away } = fixture;
    for (const one of [home, ...(away ? [away] : []), ...(fixture.runners ?? [])])
      if (!competitors.has(one.id)) competitors.set(one.id, one);
    table.add(fixture, facts);
    homeTable.add(fixture, facts, 1);
    awayTable.add(fixture, facts, 2);
    elo.add(match);
    addPlayers(figures, match);
    const score = scoreOf(fixture, facts);
    list.push({
      id: fixture.id,
      round: fixture.stage ?? fixture.round ?? '',
      startsAt: fixture.startsAt,
      homeId: home.id,
      awayId: away?.id ?? null,
      score,
      winner: facts.winner ?? (score[0] > score[1] ? 1 : score[1] > score[0] ? 2 : 0),
      counts: facts.status === 'ended',
    });
  }
  return { matches: list, competitors, table: table.rows(), homeTable: homeTable.rows(), awayTable: awayTable.rows(), figures, elo };
}

function addPlayers(figures: Map<number, PlayerFigures>, match: FinishedMatch): void {
  const { home, away } = match.fixture;
  for (const [side, team] of [
    [1, home],
    [2, away],
  ] as const) {
    if (!team?.players) continue;
    const parts = sideFigures(side, match);
    for (const [i, { number }] of team.players.entries()) {
      const part = parts[i];
      if (!part || part.played === 0) continue;
      const id = playerIdOf(team.id, number);
      figures.set(id, addFigures(figures.get(id) ?? noFigures(), part));
    }
  }
}
