import { resolveLanguage } from '@touchline/i18n/languages';
import { csvFile } from '#platform/files/csv';
import type { Handler } from '#platform/http/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { writeBetsCsv } from '../history/csv.ts';
import { readExport } from '../history/read-export.ts';

export const betsExport =
  (deps: BetsDeps): Handler<'betsExport'> =>
  async ({ query }, { player, language }, reply) => {
    const views = await readExport(deps, player.id, query, resolveLanguage(query.lng ?? language));
    return csvFile(reply, 'bets', writeBetsCsv(views));
  };
