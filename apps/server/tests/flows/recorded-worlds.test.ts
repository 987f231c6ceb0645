import fs from 'node:fs';
import path from 'node:path';
import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import { describe, expect, it } from 'vitest';
import { availableCollections, missingRecordedFile } from '../../src/features/feed/recorded-data.ts';
import { recordedSource } from '../../src/features/feed/recorded-source.ts';

const data = path.resolve(import.meta.dirname, '../../../..', process.env.TOUCHLINE_DATA ?? '../shared/data');
const present = fs.existsSync(path.join(data, 'cricket-cricsheet'));

describe.skipIf(!present)(`FEED=replay:<folder>${present ? '' : ' (recorded data is absent)'}`, () => {
  it('finds every collection of the folder and offers all of their matches at once', async () => {
    expect(availableCollections(data)).toEqual(['season', 'world-cup', 'cricket', 'exchange']);
    expect(missingRecordedFile(data)).toBeUndefined();
    const book = new Book();
    const epochMs = Date.UTC(2030, 0, 1);
    const source = recordedSource(data, epochMs, 1, () => epochMs);
    const ids = new Set<number>();
    await source.start(
      (event) => {
        if (event.type === 'FixtureAdded') {
          expect(ids.has(event.match), `match ${event.match} is told once`).toBe(false);
          ids.add(event.match);
          expect(event.fixture.champ.id).toBeLessThan(2 ** 31);
        }
        applyFeedEvent(book, event);
      },
      () => 0,
    );
    await source.stop();
    const bySport = new Map<number, number>();
    for (const { fixture } of book.matches()) bySport.set(fixture.sport, (bySport.get(fixture.sport) ?? 0) + 1);
    // Football: three leagues of 380 and 64 of the World Cup. Cricket: nineteen, and one more of the exchange.
    expect(Object.fromEntries(bySport)).toEqual({ 1: 3 * 380 + 64, 66: 20, 84: 2, 91: 1 });
    const soon = [...book.matches()].map(({ fixture }) => fixture.startsAt - epochMs);
    expect(Math.min(...soon)).toBeGreaterThanOrEqual(0);
    expect(soon.filter((ms) => ms <= 30 * 60_000).length).toBeGreaterThanOrEqual(4);
  });

  it('names what a folder lacks', () => {
    const folder = fs.mkdtempSync('/tmp/touchline-recording-');
    try {
      expect(missingRecordedFile(folder)).toBe(path.join(folder, 'football-odds'));
      fs.mkdirSync(path.join(folder, 'probabilities-538'));
      expect(missingRecordedFile(folder)).toBe(path.join(folder, 'football-live-wyscout/matches/matches_World_Cup.json.gz'));
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});
