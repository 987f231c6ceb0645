import { MENU_SECTION, type MenuSection } from '@touchline/catalogue/menu-sections';
import type { LeagueData } from '../../sport-model.ts';
import { leagueOf } from '../roster/roster.ts';

/** Running number, country, names, kind of calendar, best of how many maps, teams from the first to the last of the ranking taken. */
export interface EsportsRow {
  readonly number: number;
  readonly country?: string;
  readonly names: readonly [en: string, ru: string, ar: string];
  readonly kind: 'league' | 'tour';
  readonly bestOf: 1 | 3 | 5;
  readonly top?: number;
  readonly teams: readonly string[];
  readonly span?: readonly [best: number, worst: number];
}

/** Line-ups by team: nicknames in the order of the line-up. */
export type Rosters = Readonly<Record<string, string>>;

const playersOf = (nicknames: string): NonNullable<LeagueData['competitors'][number]['players']> =>
  nicknames.split(' ').map((name, i) => ({ name, number: i + 1, position: '' }));

/** Championships of one game. A team's line is "Name | country". */
export const esportsLeagues = (sport: number, genre: MenuSection, rows: readonly EsportsRow[], rosters: Rosters): readonly LeagueData[] =>
  rows.map(({ number, country, names, kind, bestOf, top, teams, span }) => {
    const league = leagueOf(
      {
        sport,
        number,
        country: country ?? '',
        names,
        top: top ?? 0,
        calendar: { kind },
        format: { periods: bestOf, toWin: (bestOf + 1) / 2 },
        ...(span ? { span } : {}),
      },
      teams
        .map((line) => {
          const [name, from] = line.split('|');
          return `${name}| | |${from ?? ''}`;
        })
        .join('\n'),
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
