import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { recordedLivePricing } from '@touchline/feed/replay/live-pricing';
import { assembleSeason, type RecordedFixture } from '@touchline/feed/replay/recorded-season';
import { RECORDED_LEAGUES } from '@touchline/feed/replay/replay-fixture';
import { createReplay } from '@touchline/feed/replay/replay-source';
import type { FeedSource } from '@touchline/feed/vocabulary';

/** Where each part of a league's season lies in a folder of recorded data. */
const partsOf = (league: string) =>
  ({
    fixtureMapCsv: 'football-live-wyscout/odds-fixture-map-2017-18.csv',
    oddsCsv: `football-odds/${league}_1_2018.csv.gz`,
    matchesJson: `football-live-wyscout/matches/matches_${league}.json.gz`,
    teamsJson: 'football-live-wyscout/teams.json.gz',
    playersJson: 'football-live-wyscout/players.json.gz',
    timelineJsonl: `football-live-wyscout/timeline/${league.toLowerCase()}2017-18.events.jsonl.gz`,
  }) as const;

/** The first file that a replay from the folder would miss; undefined where it is complete. */
export const missingRecording = (folder: string): string | undefined =>
  RECORDED_LEAGUES.flatMap((league) => Object.values(partsOf(league)))
    .map((file) => path.join(folder, file))
    .find((file) => !fs.existsSync(file));

/** A league's season 2017/18 from a folder of recorded data. A file that is missing throws, naming it. */
export function readRecordedSeason(folder: string, league: string): RecordedFixture[] {
  const text = (file: string): string => {
    const bytes = fs.readFileSync(path.join(folder, file));
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  };
  const parts = partsOf(league);
  return assembleSeason({
    league,
    fixtureMapCsv: text(parts.fixtureMapCsv),
    oddsCsv: text(parts.oddsCsv),
    matchesJson: text(parts.matchesJson),
    teamsJson: text(parts.teamsJson),
    playersJson: text(parts.playersJson),
    timelineJsonl: text(parts.timelineJsonl),
  });
}

/** Every recorded league of the season, told from the epoch on. */
export function recordedSource(folder: string, epochMs: number, speed: number, now: () => number): FeedSource {
  const fixtures = RECORDED_LEAGUES.flatMap((league) => readRecordedSeason(folder, league));
  return createReplay({ fixtures, epochMs, speed, now, livePricing: (recorded) => recordedLivePricing(recorded.odds) });
}
