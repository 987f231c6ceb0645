import { createHash } from 'node:crypto';
import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import { Encoded, type Handler } from '#platform/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { writeBetsCsv } from '../history/csv.ts';
import { readExport } from '../history/read-export.ts';

export const betsExport =
  (deps: BetsDeps): Handler<'betsExport'> =>
  async ({ query }, { player, language }, reply) => {
    invariant(player, 'the call is for players');
    const views = await readExport(deps, player.id, query, siteLanguage(query.lng ?? language));
    // The mark tells spreadsheets that it is UTF-8.
    const bytes = Buffer.from(`\uFEFF${writeBetsCsv(views)}`);
    reply.header('content-disposition', 'attachment; filename="bets.csv"');
    reply.header('cache-control', 'no-store');
    return new Encoded({
      etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
      identity: bytes,
      contentType: 'text/csv; charset=utf-8',
    });
  };
