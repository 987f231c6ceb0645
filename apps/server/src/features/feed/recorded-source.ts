import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { exchangeStory } from '@touchline/feed/exchange/exchange-story';
import { cricketStory } from '@touchline/feed/replay/cricket-story';
import { recordedLivePricing } from '@touchline/feed/replay/live-pricing';
import type { CricketRecord } from '@touchline/feed/replay/recorded-cricket';
import { assembleSeason, type RecordedFixture } from '@touchline/feed/replay/recorded-season';
import { RECORDED_LEAGUES } from '@touchline/feed/replay/replay-fixture';
import { createReplay } from '@touchline/feed/replay/replay-source';
import { type ReplayStory, seasonStory } from '@touchline/feed/replay/replay-story';
import { assembleWorldCup, worldCupStory } from '@touchline/feed/replay/world-cup';
import type { FeedSource } from '@touchline/feed/vocabulary';
import { type CollectionKey, CRICKET_FOLDER, EXCHANGE_EVENTS, heldCollections, partsOf, WORLD_CUP } from './recording.ts';

function readText(folder: string, file: string): string {
  const bytes = fs.readFileSync(path.join(folder, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Several parts at once, by their names. */
const readTexts = <K extends string>(folder: string, parts: Readonly<Record<K, string>>): Record<K, string> =>
  Object.fromEntries(Object.entries<string>(parts).map(([part, file]) => [part, readText(folder, file)])) as Record<K, string>;

/** A league's season 2017/18 from a folder of recorded data. A file that is missing throws, naming it. */
export const readRecordedSeason = (folder: string, league: string): RecordedFixture[] =>
  assembleSeason({ league, ...readTexts(folder, partsOf(league)) });

const STORIES: Readonly<Record<CollectionKey, (folder: string) => ReplayStory[]>> = {
  season: (folder) =>
    RECORDED_LEAGUES.flatMap((league) => readRecordedSeason(folder, league)).map((fixture) =>
      seasonStory(fixture, (recorded) => recordedLivePricing(recorded.odds)),
    ),
  'world-cup': (folder) => assembleWorldCup(readTexts(folder, WORLD_CUP)).map(worldCupStory),
  cricket: (folder) =>
    fs
      .readdirSync(path.join(folder, CRICKET_FOLDER))
      .filter((file) => /^\d+\.json(\.gz)?$/.test(file))
      .map((file) =>
        cricketStory(JSON.parse(readText(folder, path.join(CRICKET_FOLDER, file))) as CricketRecord, Number.parseInt(file, 10)),
      ),
  exchange: (folder) => EXCHANGE_EVENTS.flatMap((files) => exchangeStory(files.map((file) => readText(folder, file))) ?? []),
};

/** Everything recorded in the folder, each collection told from the epoch on. */
export function recordedSource(folder: string, epochMs: number, speed: number, now: () => number): FeedSource {
  const stories = heldCollections(folder).flatMap((key) => STORIES[key](folder));
  return createReplay({ stories, epochMs, speed, now });
}
