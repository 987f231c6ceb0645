import { MENU_SECTION, type MenuSection } from '@touchline/catalogue/menu-sections';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';

/** Running number, country, name, kind of calendar, best of how many maps, teams from the first to the last of the ranking taken. */
export interface EsportsRow {
  readonly number: number;
  readonly country?: string;
  readonly name: string;
  readonly kind: 'league' | 'tour';
  readonly bestOf: 1 | 3 | 5;
  readonly top?: number;
  readonly teams: readonly string[];
  readonly span?: readonly [best: number, worst: number];
}

/** Line-ups by team: nicknames in the order of the line-up. */
export type Rosters = Readonly<Record<string, string>>;

const playersOf = (nicknames: string): NonNullable<CompetitionData['competitors'][number]['players']> =>
  nicknames.split(' ').map((name, i) => ({ name, number: i + 1, position: '' }));

/** Championships of one game. A team's line is "Name | country". */
export const esportsLeagues = (
  sport: number,
  genre: MenuSection,
  rows: readonly EsportsRow[],
  rosters: Rosters,
): readonly CompetitionData[] =>
  rows.map(({ number, country, name, kind, bestOf, top, teams, span }) => {
    const league = parseLeague(
      {
        sport,
        number,
        country: country ?? '',
        name,
        top: top ?? 0,
        calendar: { kind },
        format: { periods: bestOf, toWin: (bestOf + 1) / 2 },
        ...(span ? { span } : {}),
      },
      teams.join('\n'),
    );
    return {
      ...league,
      competitors: league.competitors.map((team) => {
        const nicknames = rosters[team.name];
        return nicknames ? { ...team, players: playersOf(nicknames) } : team;
      }),
      sections: [MENU_SECTION['cyber-zone'], MENU_SECTION['e-sports'], MENU_SECTION[genre]],
    };
  });

/** Lines of a list in a template. */
export const teamLines = (text: string): readonly string[] =>
  text
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== '');
