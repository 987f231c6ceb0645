import type { LineUpPlayer, LineUps, PlayerRow, PlayerView } from '@touchline/contract/statistics/shapes';
import type { Competitor, Fixture } from '@touchline/feed/feed-events';
import type { FinishedMatch } from '@touchline/feed/match-history';
import type { Language } from '@touchline/i18n/languages';
import { presentCompetitor } from '#features/line';
import { ELEVEN, noFigures, sideFigures } from './player-figures.ts';
import { playerIdOf } from './player-id.ts';
import type { SeasonStats } from './season-stats.ts';

type Squad = NonNullable<Competitor['players']>;
const LINES = ['DF', 'MF', 'FW'];

/** "4-3-3" of the players that begin; empty where they are not known. */
export function formationOf(starting: Squad): string {
  if (starting.length < ELEVEN) return '';
  return LINES.map((line) => starting.filter(({ position }) => position === line).length)
    .filter((n) => n > 0)
    .join('-');
}

export function presentPlayer(team: Competitor, { name, number, position }: Squad[number], language: Language): PlayerView {
  return { id: playerIdOf(team.id, number), name, number, position, team: presentCompetitor(team, language) };
}

/** A squad with the season's figures. */
export const presentSquad = (team: Competitor, book: SeasonStats | undefined, language: Language): PlayerRow[] =>
  (team.players ?? []).map((player) => {
    const view = presentPlayer(team, player, language);
    return { ...view, season: book?.figures.get(view.id) ?? noFigures() };
  });

/** The best of a season by one figure, at least 1. */
export function presentLeaders(
  { figures, competitors }: SeasonStats,
  by: (line: PlayerRow) => number,
  limit: number,
  language: Language,
): PlayerRow[] {
  const lines: PlayerRow[] = [];
  for (const team of competitors.values())
    for (const player of team.players ?? []) {
      const season = figures.get(playerIdOf(team.id, player.number));
      if (season) lines.push({ ...presentPlayer(team, player, language), season });
    }
  return lines
    .filter((line) => by(line) > 0)
    .sort((a, b) => by(b) - by(a) || a.season.minutes - b.season.minutes || a.id - b.id)
    .slice(0, limit);
}

export function presentLineUps(match: FinishedMatch, language: Language): LineUps {
  const { fixture, facts } = match;
  return {
    gameId: fixture.id,
    confirmed: facts.period > 0 || facts.status === 'ended',
    home: presentSide(1, fixture.home, match, language),
    away: fixture.away && presentSide(2, fixture.away, match, language),
  };
}

function presentSide(side: 1 | 2, team: Competitor, match: FinishedMatch, language: Language): LineUps['home'] {
  const squad = team.players ?? [];
  const parts = sideFigures(side, match);
  const players = squad.map((player, i): LineUpPlayer => {
    const part = parts[i];
    return {
      id: playerIdOf(team.id, player.number),
      name: player.name,
      number: player.number,
      position: player.position,
      goals: part?.goals ?? 0,
      yellow: (part?.yellow ?? 0) > 0,
      red: (part?.red ?? 0) > 0,
      cameOn: part?.cameOn ?? null,
      wentOff: part?.wentOff ?? null,
    };
  });
  return {
    team: presentCompetitor(team, language),
    formation: formationOf(squad.slice(0, ELEVEN)),
    starting: players.slice(0, ELEVEN),
    bench: players.slice(ELEVEN),
  };
}

export const hasLineUps = ({ home, away }: Fixture): boolean => (home.players?.length ?? 0) > 0 || (away?.players?.length ?? 0) > 0;
