import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { writeBetsCsv } from '../history/csv.ts';
import { readExport } from '../history/read-export.ts';
import type { SendLetter } from '../ports.ts';

export const mailBetsHistory =
  (deps: Pick<BetsDeps, 'platform' | 'ports'> & { readonly sendLetter: SendLetter }): Handler<'mailBetsHistory'> =>
  async ({ body }, { player, language }) => {
    const spoken = resolveLanguage(body.lng ?? language);
    const bets = await readExport(deps, player.id, body, spoken);
    await deps.sendLetter({
      playerId: player.id,
      channel: 'mail',
      template: 'bets-history',
      data: { bets: bets.length },
      language: spoken,
      attachments: [{ name: 'bets.csv', contentType: 'text/csv; charset=utf-8', text: `\uFEFF${writeBetsCsv(bets)}` }],
    });
    return { bets: bets.length };
  };
