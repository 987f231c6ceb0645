import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { replayExchangeEvent } from '@touchline/feed/exchange/replay-exchange-event';
import type { FeedSource } from '@touchline/feed/feed-events';
import { createNaming, type Naming } from '@touchline/feed/naming';
import { recordedLivePricing } from '@touchline/feed/replay/live-pricing';
import type { CricketRecord } from '@touchline/feed/replay/recorded-cricket';
import { assembleSeason, type RecordedFixture } from '@touchline/feed/replay/recorded-season';
import { replayCricketMatch } from '@touchline/feed/replay/replay-cricket-match';
import { RECORDED_LEAGUES } from '@touchline/feed/replay/replay-fixture';
import { type ReplayMatch, replaySeasonMatch } from '@touchline/feed/replay/replay-match';
import { createReplay } from '@touchline/feed/replay/replay-source';
import { assembleWorldCup, replayWorldCupMatch } from '@touchline/feed/replay/world-cup';
import { readNames } from '@touchline/i18n/read-names';
import { availableCollections, type CollectionKey, CRICKET_FOLDER, EXCHANGE_EVENTS, leagueFiles, WORLD_CUP } from './recorded-data.ts';

function readText(folder: string, file: string): string {
  const bytes = fs.readFileSync(path.join(folder, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Several parts at once, by their names. */
const readTexts = <K extends string>(folder: string, parts: Readonly<Record<K, string>>): Record<K, string> =>
  Object.fromEntries(Object.entries<string>(parts).map(([part, file]) => [part, readText(folder, file)])) as Record<K, string>;

/** A league's season 2017/18 from a folder of recorded data. A file that is missing throws, naming it. */
export const readRecordedSeason = (folder: string, league: string): RecordedFixture[] =>
  assembleSeason({ league, ...readTexts(folder, leagueFiles(league)) });

const STORIES: Readonly<Record<CollectionKey, (folder: string, naming: Naming) => ReplayMatch[]>> = {
  season: (folder, naming) =>
    RECORDED_LEAGUES.flatMap((league) => readRecordedSeason(folder, league)).map((fixture) =>
      replaySeasonMatch(fixture, (recorded) => recordedLivePricing(recorded.odds), naming),
    ),
  'world-cup': (folder, naming) => assembleWorldCup(readTexts(folder, WORLD_CUP)).map((cup) => replayWorldCupMatch(cup, naming)),
  cricket: (folder) =>
    fs
      .readdirSync(path.join(folder, CRICKET_FOLDER))
      .filter((file) => /^\d+\.json(\.gz)?$/.test(file))
      .map((file) =>
        replayCricketMatch(JSON.parse(readText(folder, path.join(CRICKET_FOLDER, file))) as CricketRecord, Number.parseInt(file, 10)),
      ),
  exchange: (folder) => EXCHANGE_EVENTS.flatMap((files) => replayExchangeEvent(files.map((file) => readText(folder, file))) ?? []),
};

/** All collections recorded in the folder, each replayed from the epoch. */
export function recordedSource(folder: string, epochMs: number, speed: number, now: () => number): FeedSource {
  const naming = createNaming(readNames());
  const stories = availableCollections(folder).flatMap((key) => STORIES[key](folder, naming));
  return createReplay({ matches: stories, epochMs, speed, now });
}
