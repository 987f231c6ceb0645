import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readRecordedSeason } from '../../src/features/feed/recorded-source.ts';
import { runReplay } from '../../src/programs/replay.ts';
import { runOracle } from '../../src/programs/settlement-oracle.ts';
import { freshDb } from '../harness/fresh-db.ts';

const data = path.resolve(import.meta.dirname, '../../../..', process.env.TOUCHLINE_DATA ?? '../shared/data');
const present = fs.existsSync(path.join(data, 'football-odds'));
const SEED = 'match-day';

describe.skipIf(!present)(`a recorded season${present ? '' : ' (recorded data is absent)'}`, () => {
  it('plays the match day of 13 August 2017: every score as recorded, every bet settled, ledger sum 0', async () => {
    const from = Date.UTC(2017, 7, 13);
    const fixtures = readRecordedSeason(data, 'England').filter(({ kickoffAt }) => kickoffAt >= from && kickoffAt < from + 86_400_000);
    expect(fixtures.map((f) => f.home.name)).toEqual(['Newcastle United', 'Manchester United']);
    const report = await runReplay({ fixtures, speed: 1000, players: 4, seed: SEED, databaseUrl: await freshDb() });
    console.log(
      `seed ${SEED}: ${report.accepted} accepted, ${report.waiting} waited, refused ${JSON.stringify(report.refused)}, settled ${report.settled}`,
    );
    expect(report.scoresDiffer).toEqual([]);
    expect(report.ledgerFaults).toEqual([]);
    expect(report.ledgerSum).toBe(0n);
    expect(report.accepted).toBeGreaterThan(20);
    expect(report.settled).toBe(report.accepted + report.waiting - report.refusedAfterWaiting);
  }, 120_000);

  it('pays 10.00 EUR on every selection of 60 matches as plain arithmetic does', async () => {
    const lines = gunzipSync(fs.readFileSync(path.join(data, 'football-odds/England_1_2018.csv.gz')))
      .toString('utf8')
      .split('\n')
      .slice(0, 61);
    const expected = plainArithmetic(lines);
    // Planted: one wrong result must change the figures.
    const wrong = plainArithmetic(lines.map((line, i) => (i === 1 ? swapGoals(lines[0] ?? '', line) : line)));
    expect(wrong.returnedMinor).not.toEqual(expected.returnedMinor);
    console.log('planted: caught');
    expect(await runOracle(lines.join('\n'), await freshDb())).toMatchObject(expected);
  }, 120_000);
});

const at = (header: string, name: string): number => header.split(',').indexOf(name);

function swapGoals(header: string, line: string): string {
  const fields = line.split(',');
  const home = at(header, 'target__home_team__full_time_goals');
  const away = at(header, 'target__away_team__full_time_goals');
  [fields[home], fields[away]] = [fields[away] ?? '', fields[home] ?? ''];
  return fields.join(',');
}

/** The same bets with integers and nothing of the product: cents, hundredths of a price, quarters of a goal. The book is always betbrain's or bet365's. */
function plainArithmetic([header = '', ...lines]: readonly string[]) {
  const column = (fields: readonly string[], name: string): string => fields[at(header, name)] ?? '';
  const bets = { '1x2': 0, ou25: 0, ah: 0 };
  const returnedMinor = { '1x2': 0, ou25: 0, ah: 0 };
  const prices = (fields: readonly string[], names: readonly string[]): number[] | undefined => {
    for (const book of ['bet365', 'betbrain_average']) {
      const found = names.map((name) =>
        column(fields, `odds__${book}__${book === 'betbrain_average' && name === 'draw' ? 'draw_win' : name}__full_time_goals`),
      );
      if (found.every((text) => text !== '')) return found.map((text) => Math.round(Number(text) * 100));
    }
    return undefined;
  };
  const pay = (market: keyof typeof bets, hundredths: number, quarters: number): void => {
    bets[market]++;
    if (quarters >= 2) returnedMinor[market] += 10 * hundredths;
    else if (quarters === 1) returnedMinor[market] += 5 * hundredths + 500;
    else if (quarters === 0) returnedMinor[market] += 1000;
    else if (quarters === -1) returnedMinor[market] += 500;
  };
  for (const line of lines) {
    const fields = line.split(',');
    const home = Number(column(fields, 'target__home_team__full_time_goals'));
    const away = Number(column(fields, 'target__away_team__full_time_goals'));
    const margin = home - away;
    const quarters = Number(column(fields, 'odds__betbrain__size_of_asian_handicap_home_team__full_time_goals')) * 4;
    const result = prices(fields, ['home_win', 'draw', 'away_win']) ?? [];
    for (const [i, price] of result.entries()) pay('1x2', price, Math.sign(margin) === 1 - i ? 2 : -2);
    const total = prices(fields, ['over_2.5', 'under_2.5']) ?? [];
    for (const [i, price] of total.entries()) pay('ou25', price, home + away > 2 === (i === 0) ? 2 : -2);
    const handicap = prices(fields, ['asian_handicap_home_team', 'asian_handicap_away_team']) ?? [];
    for (const [i, price] of handicap.entries()) pay('ah', price, (i === 0 ? 1 : -1) * (4 * margin + quarters));
  }
  return { matches: lines.length, bets, returnedMinor };
}
