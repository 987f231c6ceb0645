import { invariant } from '@touchline/kernel/invariant';
import { parseCsv } from './csv.ts';
import type { RecordedEvent, RecordedMatch } from './recorded-match.ts';
import { parseRecordedOdds, type RecordedOdds } from './recorded-odds.ts';

/** The recorded files of one league's season, as text. */
export interface SeasonFiles {
  readonly league: string;
  /** Joins a row of the odds file with a recorded match and its true kick-off. */
  readonly fixtureMapCsv: string;
  readonly oddsCsv: string;
  readonly matchesJson: string;
  readonly teamsJson: string;
  readonly playersJson: string;
  readonly timelineJsonl: string;
}

export interface RecordedPlayer {
  readonly id: number;
  readonly name: string;
  readonly position: string;
}
export interface RecordedTeam {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly players: readonly RecordedPlayer[];
}
export interface RecordedFixture {
  readonly matchId: number;
  readonly league: string;
  readonly round: number;
  readonly venue: string;
  /** Epoch ms. */
  readonly kickoffAt: number;
  readonly home: RecordedTeam;
  readonly away: RecordedTeam;
  readonly odds: RecordedOdds;
  readonly match: RecordedMatch;
}

interface TeamJson {
  readonly wyId: number;
  readonly name: string;
  readonly city: string;
}
interface PlayerJson {
  readonly wyId: number;
  readonly shortName: string;
  readonly role: { readonly code2: string };
}
interface FormationJson {
  readonly lineup?: readonly { readonly playerId: number }[];
  readonly bench?: readonly { readonly playerId: number }[];
}
interface MatchJson {
  readonly wyId: number;
  readonly gameweek: number;
  readonly venue: string;
  readonly teamsData: Readonly<
    Record<string, { readonly teamId: number; readonly side: 'home' | 'away'; readonly formation?: FormationJson }>
  >;
}

/** Names in the recorded files are escaped twice ("Atl\\u00e9tico"). */
const unescapeTwice = (text: string): string =>
  text.replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const byId = <T extends { readonly wyId: number }>(json: string): Map<number, T> =>
  new Map((JSON.parse(json) as T[]).map((item) => [item.wyId, item]));

/** Reads teams and players; gives a match's team with its line-up, starters first. */
export function createTeamParser(
  teamsJson: string,
  playersJson: string,
): (match: Pick<MatchJson, 'teamsData'>, id: number) => RecordedTeam {
  const teams = byId<TeamJson>(teamsJson);
  const players = byId<PlayerJson>(playersJson);
  return (match, id) => {
    const formation = match.teamsData[String(id)]?.formation;
    const ids = [...(formation?.lineup ?? []), ...(formation?.bench ?? [])].map((p) => p.playerId);
    return {
      id,
      name: unescapeTwice(teams.get(id)?.name ?? ''),
      city: unescapeTwice(teams.get(id)?.city ?? ''),
      players: ids.map((player) => ({
        id: player,
        name: unescapeTwice(players.get(player)?.shortName ?? ''),
        position: players.get(player)?.role.code2 ?? '',
      })),
    };
  };
}

/**
 * Puts a league's season together: fixtures in the order of kick-off, each with its prices, its events and its official result.
 * Rows whose result was not recorded are left out; a row without its match is a broken file and throws.
 */
export function assembleSeason(files: SeasonFiles): RecordedFixture[] {
  const odds = new Map(parseRecordedOdds(files.oddsCsv).map((row) => [`${row.date}|${row.home}|${row.away}`, row]));
  const matches = byId<MatchJson>(files.matchesJson);
  const events = Map.groupBy(
    files.timelineJsonl
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as RecordedEvent & { matchId: number }),
    (event) => event.matchId,
  );

  const team = createTeamParser(files.teamsJson, files.playersJson);

  const fixtures: RecordedFixture[] = [];
  for (const row of parseCsv(files.fixtureMapCsv)) {
    if (row.league !== files.league) continue;
    const label = `${row.odds_csv_date}|${row.odds_csv_home}|${row.odds_csv_away}`;
    const prices = odds.get(label);
    const match = matches.get(Number(row.wyscout_match_id));
    invariant(prices && match, `the fixture map names ${label}, which the odds or the matches lack`);
    if (!prices.result) continue;
    const home = team(match, Number(row.wyscout_home_team_id));
    const away = team(match, Number(row.wyscout_away_team_id));
    fixtures.push({
      matchId: match.wyId,
      league: files.league,
      round: match.gameweek,
      venue: unescapeTwice(match.venue),
      kickoffAt: Date.parse(`${row.kickoff_utc?.replace(' ', 'T')}Z`),
      home,
      away,
      odds: prices,
      match: {
        homeTeam: home.id,
        events: events.get(match.wyId) ?? [],
        homeIds: home.players.map((p) => p.id),
        awayIds: away.players.map((p) => p.id),
        final: prices.result,
      },
    });
  }
  return fixtures.sort((a, b) => a.kickoffAt - b.kickoffAt || a.matchId - b.matchId);
}
