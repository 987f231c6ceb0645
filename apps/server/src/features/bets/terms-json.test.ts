import { describe, expect, it } from 'vitest';
import { migrateFrom } from '../../../tests/harness/fresh-db.ts';
import { FROM_BALANCE, type PreparedBet } from './prepared-bet.ts';
import { readTerms, writeTerms } from './terms-json.ts';

describe('the terms of a stored bet', () => {
  it('hold stakes of groups as text', () => {
    const shape = { kind: 'conditional', blocks: [[0], [1]], groupStakes: ['max', 500n] } as const;
    const bet = { shape, combinations: [], boost: null, funding: FROM_BALANCE, legs: [] } as unknown as PreparedBet;
    const stored: unknown = JSON.parse(writeTerms(bet) ?? 'null');
    expect(stored).toEqual({ kind: 'conditional', blocks: [[0], [1]], groupStakes: ['max', '500'] });
    expect(readTerms('conditional', 0, stored).shape).toEqual(shape);
  });

  it('hold the cap of a boost as text', () => {
    const boost = { tiers: [{ legs: 3, permille: 30 }], minLegOdds: 1400, maxMinor: 10n ** 18n };
    const bet = { shape: { kind: 'express' }, combinations: [], boost, funding: FROM_BALANCE, legs: [] } as unknown as PreparedBet;
    const text = writeTerms(bet) ?? 'null';
    expect(text).toBe('{"kind":"express","boost":{"tiers":[{"legs":3,"permille":30}],"minLegOdds":1400,"maxMinor":"1000000000000000000"}}');
    expect(readTerms('express', 0, JSON.parse(text)).boost).toEqual(boost);
  });

  it('that an earlier version stored are read as it meant them', async () => {
    const boost = '"boost":{"tiers":[{"legs":3,"permille":30}],"leastLegOdds":1400,"mostMinor":"10000"}';
    const terms = [
      `{"kind":"express",${boost},"funding":{"source":"free-bet","freeBetId":"7"}}`,
      '{"kind":"conditional","blocks":[[0],[1]],"blockStakes":["max","500"]}',
      '{"kind":"anti-express","marginPermille":50}',
    ];
    const requests = [
      { possibleMinor: '900', guid: 'a', terms: { kind: 'express', size: 0, stored: `{"kind":"express",${boost}}` } },
      { possibleMinor: '800', guid: 'b', terms: { kind: 'single', size: 0, stored: null } },
    ];
    const [bets, waiting] = await migrateFrom(
      '20260101T1400-bets-names-of-terms.sql',
      async (client) => {
        for (const [i, text] of terms.entries())
          await client.query(
            `insert into bet (id, player_id, account_id, guid, request_hash, kind, system_size, terms, currency, stake_minor, stake_tax_minor,
               potential_return_minor, balance_minor, stake_transaction_id, placed_at)
             values ($1, 1, 1, $2, '', $3::jsonb ->> 'kind', 0, $3, 'EUR', 100, 0, 200, 0, 1, now())`,
            [i, `guid ${i}`, text],
          );
        for (const request of requests)
          await client.query(
            `insert into pending_bet (player_id, guid, request_hash, account_id, request, balance_minor, decides_at)
             values (1, $1, '', 1, $2, 0, now())`,
            [request.guid, JSON.stringify(request)],
          );
      },
      async (client) => [
        (await client.query<{ kind: string; terms: unknown }>('select kind, terms from bet order by id')).rows,
        (await client.query<{ request: unknown }>('select request from pending_bet order by guid')).rows,
      ],
    );
    const promised = { tiers: [{ legs: 3, permille: 30 }], minLegOdds: 1400, maxMinor: 10_000n };
    const [express, conditional, anti] = bets.map(({ kind, terms: stored }) => readTerms(kind, 0, stored));
    expect([express?.boost, express?.funding]).toEqual([promised, { source: 'free-bet', freeBetId: '7' }]);
    expect(conditional?.shape).toEqual({ kind: 'conditional', blocks: [[0], [1]], groupStakes: ['max', 500n] });
    expect(anti?.shape).toEqual({ kind: 'anti-express', marginPermille: 50 });
    expect(waiting.map(({ request }) => request)).toEqual([
      {
        potentialReturnMinor: '900',
        guid: 'a',
        terms: { kind: 'express', size: 0, stored: expect.stringContaining('"minLegOdds": 1400') },
      },
      { potentialReturnMinor: '800', guid: 'b', terms: requests[1]?.terms },
    ]);
  });
});
