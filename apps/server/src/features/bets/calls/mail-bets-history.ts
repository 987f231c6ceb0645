import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import type { SenderFeature } from '#features/sender';
import type { Handler } from '#platform/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { writeBetsCsv } from '../history/csv.ts';
import { readExport } from '../history/read-export.ts';

export const mailBetsHistory =
  (deps: Pick<BetsDeps, 'platform' | 'doors'> & { readonly sender: Pick<SenderFeature, 'send'> }): Handler<'mailBetsHistory'> =>
  async ({ body }, { player, language }) => {
    invariant(player, 'the call is for players');
    const spoken = siteLanguage(body.lng ?? language);
    const bets = await readExport(deps, player.id, body, spoken);
    await deps.sender.send({
      playerId: player.id,
      channel: 'mail',
      template: 'bets-history',
      data: { bets: bets.length },
      language: spoken,
      attachments: [{ name: 'bets.csv', contentType: 'text/csv; charset=utf-8', text: `\uFEFF${writeBetsCsv(bets)}` }],
    });
    return { bets: bets.length };
  };
