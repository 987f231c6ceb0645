import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { marketType } from '@touchline/betting/markets/registry';
import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { formatLegResult } from '@touchline/betting/settlement/leg-result';
import { decodeMarketId, selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { applyFeedEvent } from '../book/apply-feed-event.ts';
import { Book } from '../book/book.ts';
import { parseCsv } from './csv.ts';
import { type CricketRecord, cricketFixture, cricketSteps, isLimited } from './recorded-cricket.ts';
import { replayCricketMatch } from './replay-cricket-match.ts';
import { createReplay } from './replay-source.ts';

const folder = path.join(
  path.resolve(import.meta.dirname, '../../../..', process.env.TOUCHLINE_DATA ?? '../shared/data'),
  'cricket-cricsheet',
);
const present = fs.existsSync(folder);
const matches = present
  ? fs.readdirSync(path.join(folder, 'matches')).map((file) => ({
      number: Number.parseInt(file, 10),
      record: JSON.parse(gunzipSync(fs.readFileSync(path.join(folder, 'matches', file))).toString('utf8')) as CricketRecord,
    }))
  : [];

/** The end of a match by its own file, added up without anything of the product. */
function plain({ info, innings }: CricketRecord) {
  const regular = innings.filter((i) => !i.super_over);
  const added = regular.map(({ team, overs }) => {
    const balls = overs.flatMap((over) => over.deliveries);
    const runs = balls.reduce((sum, ball) => sum + ball.runs.total, 0);
    const wickets = balls
      .flatMap((ball) => ball.wickets ?? [])
      .filter(({ kind }) => !kind.startsWith('retired') || kind === 'retired out').length;
    const byBatter = new Map<string, number>();
    for (const { batter, runs: own } of balls) byBatter.set(batter, (byBatter.get(batter) ?? 0) + own.batter);
    const max = Math.max(...byBatter.values());
    const top = [...byBatter].flatMap(([name, scored]) => (scored === max ? [name] : []));
    return { team, runs, wickets, top, batted: new Set(byBatter.keys()) };
  });
  const { outcome } = info;
  const winner = outcome.winner ?? outcome.eliminator ?? outcome.bowl_out;
  const cut = outcome.method !== undefined || outcome.result === 'no result';
  return { added, winner, cut };
}

describe.skipIf(!present)(`recorded cricket${present ? '' : ' (recorded data is absent)'}`, () => {
  it('is nineteen matches: wins, ties, super overs, draws, rain rules, one awarded, one without result', () => {
    expect(matches).toHaveLength(19);
    const index = parseCsv(fs.readFileSync(path.join(folder, 'index.csv'), 'utf8'));
    for (const { number, record } of matches) {
      const row = index.find(({ match_id }) => Number(match_id) === number);
      expect(row?.innings_totals, `${number}`).toContain(
        plain(record)
          .added.map(({ team, runs }) => `${team} ${runs}`)
          .join('; '),
      );
    }
    const fixtures = matches.map(({ number, record }) => cricketFixture(record, number, 0));
    const teams = new Map(fixtures.flatMap(({ home, away }) => [home, away]).map((team) => [team?.names.en, team?.id]));
    expect(new Set(teams.values()).size).toBe(teams.size);
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(19);
  });

  it.each(matches.map(({ number, record }) => [number, record] as const))(
    '%i settles winner, runs, wickets and top batters as recorded',
    (number, record) => {
      const fixture = cricketFixture(record, number, 0);
      const steps = cricketSteps(record, fixture);
      const facts = steps.at(-1)?.facts as MatchState;
      const settle = (key: string, outcome: number, parts: Parameters<typeof marketIdByKey>[1] = {}): string => {
        const ref = decodeMarketId(marketIdByKey(key, parts));
        const result = marketType(ref.type)?.settle(ref, outcome, facts, fixture);
        return result ? formatLegResult(result) : 'open';
      };
      const { added, winner, cut } = plain(record);
      const teams = record.info.teams;
      const sides = ([1, 2] as const).map((side) => settle('winner', side));
      expect(sides).toEqual(winner === undefined ? ['void', 'void'] : winner === teams[0] ? ['win', 'lose'] : ['lose', 'win']);

      const total = added.reduce((sum, { runs }) => sum + runs, 0);
      expect((facts.counts.score ?? []).slice(0, added.length).reduce((sum, [h, a]) => sum + h + a, 0)).toBe(total);
      if (isLimited(record)) {
        // Over is certain once passed; under, and what rain left undecided, is void.
        expect(settle('total', 1, { line: 4 * total - 2 })).toBe('win');
        expect(settle('total', 2, { line: 4 * total + 2 })).toBe(cut ? 'void' : 'win');
        expect(settle('total', 1, { line: 4 * total + 2 })).toBe(cut ? 'void' : 'lose');
      }
      added.forEach(({ team, runs, wickets, top, batted }, i) => {
        const side = team === teams[0] ? 1 : 2;
        const pair = facts.counts.wicket?.[i] ?? [0, 0];
        expect(pair[side - 1]).toBe(wickets);
        const period = i + 1;
        // The last innings of a match that was cut short is not complete.
        const open = i === added.length - 1 && cut;
        expect(settle('total', 2, { period, line: 4 * runs + 2 })).toBe(open ? 'void' : 'win');
        if (isLimited(record)) {
          expect(settle('wicket-total', 2, { period, line: 4 * wickets + 2 })).toBe(open ? 'void' : 'win');
          for (const [index, name] of (record.info.players[team] ?? []).entries()) {
            const shared = top.length === 1 ? 'win' : `dead-heat 1/${top.length}`;
            const lost = index < 11 || batted.has(name) ? 'lose' : 'void';
            const expected = open ? 'void' : top.includes(name) ? shared : lost;
            expect(settle('top-batter', playerOutcome(side, index), { period }), name).toBe(expected);
          }
        }
      });
    },
  );

  it('runs through the replay at any speed: live prices move, every market that opened has a result, the book ends closed', async () => {
    const book = new Book();
    const offered = new Set<string>();
    const decided = new Set<string>();
    const liveWinner = new Set<number>();
    const chosen = matches.filter(({ number }) => [1293000, 1405327, 1322277, 1336130, 1391775].includes(number));
    const source = createReplay({
      matches: chosen.map(({ number, record }) => replayCricketMatch(record, number)),
      epochMs: 0,
      speed: 1000,
      now: () => 10_000_000_000_000,
    });
    const winner = marketIdByKey('winner');
    await source.start(
      (event) => {
        applyFeedEvent(book, event);
        if (event.type === 'MarketChanged')
          for (const { market, prices } of event.markets)
            for (const [outcome, odds] of prices) {
              offered.add(`${event.match}/${selectionId(market, outcome)}`);
              if (market === winner && outcome === 1 && odds > 0) liveWinner.add(odds);
            }
        if (event.type === 'MarketSettled')
          for (const [selection] of event.results) {
            const key = `${event.match}/${selection}`;
            expect(decided.has(key), `${key} is settled once`).toBe(false);
            decided.add(key);
          }
      },
      () => 0,
    );
    await source.done;
    await source.stop();
    expect(book.size).toBe(5);
    expect(liveWinner.size).toBeGreaterThan(50);
    expect([...offered].filter((selection) => !decided.has(selection))).toEqual([]);
    for (const match of book.matches()) expect([match.id, book.countOfferedMarkets(match)]).toEqual([match.id, 0]);
  });
});
