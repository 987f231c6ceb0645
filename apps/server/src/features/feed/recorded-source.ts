import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { recordedLivePricing } from '@touchline/feed/replay/live-pricing';
import { assembleSeason, type RecordedFixture } from '@touchline/feed/replay/recorded-season';
import { RECORDED_LEAGUES } from '@touchline/feed/replay/replay-fixture';
import { createReplay } from '@touchline/feed/replay/replay-source';
import type { FeedSource } from '@touchline/feed/vocabulary';

/** A league's season 2017/18 from a folder of recorded data. A file that is missing throws, naming it. */
export function readRecordedSeason(folder: string, league: string): RecordedFixture[] {
  const text = (file: string): string => {
    const bytes = fs.readFileSync(path.join(folder, file));
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  };
  const events = 'football-live-wyscout';
  return assembleSeason({
    league,
    fixtureMapCsv: text(`${events}/odds-fixture-map-2017-18.csv`),
    oddsCsv: text(`football-odds/${league}_1_2018.csv.gz`),
    matchesJson: text(`${events}/matches/matches_${league}.json.gz`),
    teamsJson: text(`${events}/teams.json.gz`),
    playersJson: text(`${events}/players.json.gz`),
    timelineJsonl: text(`${events}/timeline/${league.toLowerCase()}2017-18.events.jsonl.gz`),
  });
}

/** Every recorded league of the season, told from the epoch on. */
export function recordedSource(folder: string, epochMs: number, speed: number, now: () => number): FeedSource {
  const fixtures = RECORDED_LEAGUES.flatMap((league) => readRecordedSeason(folder, league));
  return createReplay({ fixtures, epochMs, speed, now, livePricing: (recorded) => recordedLivePricing(recorded.odds) });
}
