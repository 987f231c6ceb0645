import { createHash } from 'node:crypto';
import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import { Encoded, type Handler } from '#platform/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { writeCsv } from '../history/csv.ts';
import { readHistoryViews } from '../history/read-history-views.ts';

const MOST = 10_000;
const PAGE = 500;

export const betsExport =
  (deps: BetsDeps): Handler<'betsExport'> =>
  async ({ query }, { player, language }, reply) => {
    invariant(player, 'the call is for players');
    const views = [];
    let before: bigint | undefined;
    while (views.length < MOST) {
      const page = await readHistoryViews(deps, player.id, { ...query, before }, PAGE, siteLanguage(query.lng ?? language));
      views.push(...page);
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      before = BigInt(last.betId);
    }
    // The mark tells spreadsheets that it is UTF-8.
    const bytes = Buffer.from(`\uFEFF${writeCsv(views)}`);
    reply.header('content-disposition', 'attachment; filename="bets.csv"');
    reply.header('cache-control', 'no-store');
    return new Encoded({
      etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
      identity: bytes,
      contentType: 'text/csv; charset=utf-8',
    });
  };
