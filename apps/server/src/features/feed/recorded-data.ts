import fs from 'node:fs';
import path from 'node:path';
import { RECORDED_LEAGUES } from '@touchline/feed/replay/replay-fixture';

/** Paths of the parts of a league's season in a folder of recorded data. */
export const leagueFiles = (league: string) =>
  ({
    fixtureMapCsv: 'football-live-wyscout/odds-fixture-map-2017-18.csv',
    oddsCsv: `football-odds/${league}_1_2018.csv.gz`,
    matchesJson: `football-live-wyscout/matches/matches_${league}.json.gz`,
    teamsJson: 'football-live-wyscout/teams.json.gz',
    playersJson: 'football-live-wyscout/players.json.gz',
    timelineJsonl: `football-live-wyscout/timeline/${league.toLowerCase()}2017-18.events.jsonl.gz`,
  }) as const;

export const WORLD_CUP = {
  matchesJson: 'football-live-wyscout/matches/matches_World_Cup.json.gz',
  teamsJson: 'football-live-wyscout/teams.json.gz',
  playersJson: 'football-live-wyscout/players.json.gz',
  timelineJsonl: 'football-live-wyscout/timeline/worldcup2018.events.jsonl.gz',
  probabilitiesCsv: 'probabilities-538/world_cup_matches_in_game_men.csv.gz',
} as const;

/** Every file in it is a match. */
export const CRICKET_FOLDER = 'cricket-cricsheet/matches';

/** Recorded streams that tell of one event together. */
export const EXCHANGE_EVENTS: readonly (readonly string[])[] = [
  ['1.197931750.mcm', '1.197931751.mcm'].map((name) => `exchange-betfair-streams/flumine/${name}.jsonl.gz`),
  ['exchange-betfair-streams/flumine/SELF-1.181223995.mcm.jsonl.gz'],
  ['exchange-betfair-streams/betfairlightweight/historicaldata/BASIC-1.132153978.jsonl.gz'],
  ['1.200806927.mcm', '1.200806927.ccm'].map((name) => `exchange-betfair-streams/flumine/${name}.jsonl.gz`),
];

export type CollectionKey = 'season' | 'world-cup' | 'cricket' | 'exchange';

/** Kinds of recordable data. A folder holds any of these, each whole; `sign` is what tells that it is there. */
const COLLECTIONS: Readonly<Record<CollectionKey, { readonly sign: string; readonly files: readonly string[] }>> = {
  season: { sign: 'football-odds', files: RECORDED_LEAGUES.flatMap((league) => Object.values(leagueFiles(league))) },
  'world-cup': { sign: 'probabilities-538', files: Object.values(WORLD_CUP) },
  cricket: { sign: CRICKET_FOLDER, files: [] },
  exchange: { sign: 'exchange-betfair-streams', files: EXCHANGE_EVENTS.flat() },
};

/** The collections that a folder of recorded data holds. */
export const availableCollections = (folder: string): CollectionKey[] =>
  (Object.keys(COLLECTIONS) as CollectionKey[]).filter((key) => fs.existsSync(path.join(folder, COLLECTIONS[key].sign)));

/** The first file that a replay from the folder would miss; undefined where all that it holds is complete. */
export function missingRecordedFile(folder: string): string | undefined {
  const held = availableCollections(folder);
  if (held.length === 0) return path.join(folder, COLLECTIONS.season.sign);
  return held
    .flatMap((key) => COLLECTIONS[key].files)
    .map((file) => path.join(folder, file))
    .find((file) => !fs.existsSync(file));
}
