import { describe, expect, it } from 'vitest';
import { migrateFrom } from '../../../tests/harness/fresh-db.ts';

describe('tickets and draws that an earlier version stored', () => {
  it('keep what they won, under the names of today', async () => {
    const stored = await migrateFrom(
      '20260101T1450-platform-names-of-lines-and-scopes.sql',
      async (client) => {
        await client.query(
          `insert into toto_draw (pool, number, slot, sport, status, closes_at, tiers) values
             ('totals', 1, 'soon', 1, 'settled', now(), $1), ('totals', 2, 'soon', 1, 'off', now(), '[]'), ('totals', 3, 'soon', 1, 'open', now(), null)`,
          [
            JSON.stringify([
              { correct: 12, pot: '0', stakes: '0', variants: 0, tickets: 0 },
              { correct: 11, pot: '540', stakes: '1000', variants: 3, tickets: 2 },
            ]),
          ],
        );
        await client.query(
          `insert into toto_ticket (draw_id, player_id, guid, request_hash, currency, marks, variants, times, stake_minor, stake_base_minor,
             balance_minor, stake_transaction_id, status, winning)
           select d.id, 1, 'guid ' || d.number, '', 'EUR', '[[1]]', 6, 2, 120, 120, 0, 1, w.status, w.winning
           from (values (1, 'won', $1::jsonb), (2, 'returned', '[]'), (3, 'open', null)) w (number, status, winning) join toto_draw d using (number)`,
          [
            JSON.stringify([
              { correct: 11, variants: 1, paid: '540' },
              { correct: 10, variants: 5, paid: '10' },
            ]),
          ],
        );
        await client.query(
          `insert into oauth_grant (code_hash, client_id, player_id, rights, redirect_uri, challenge, expires_at)
           values ('\\x01', 'partner', 1, '{profile,xframe}', 'https://partner.example/back', '', now())`,
        );
      },
      async (client) => ({
        tickets: (await client.query('select lines, stake_multiplier as "stakeMultiplier", winning from toto_ticket order by guid')).rows,
        draws: (await client.query('select tiers from toto_draw order by number')).rows,
        grants: (await client.query('select scopes from oauth_grant')).rows,
      }),
    );
    expect(stored).toEqual({
      tickets: [
        {
          lines: 6,
          stakeMultiplier: 2,
          winning: [
            { correct: 11, lines: 1, paid: '540' },
            { correct: 10, lines: 5, paid: '10' },
          ],
        },
        { lines: 6, stakeMultiplier: 2, winning: [] },
        { lines: 6, stakeMultiplier: 2, winning: null },
      ],
      draws: [
        {
          tiers: [
            { correct: 12, pot: '0', stakes: '0', lines: 0, tickets: 0 },
            { correct: 11, pot: '540', stakes: '1000', lines: 3, tickets: 2 },
          ],
        },
        { tiers: [] },
        { tiers: null },
      ],
      grants: [{ scopes: ['profile', 'xframe'] }],
    });
  });
});
