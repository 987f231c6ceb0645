import { resolveLanguage } from '@touchline/i18n/languages';
import type { SenderFeature } from '#features/sender';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { readRounds } from '../rounds/round.store.ts';
import { writeRoundsCsv } from '../rounds/write-rounds-csv.ts';
import { gamesAsked } from '../tables/games-asked.ts';

/** The newest rounds of a letter. */
const MAX = 10_000;

export const mailCasinoRounds =
  ({ platform, sender }: Pick<CasinoDeps, 'platform'> & { readonly sender: Pick<SenderFeature, 'send'> }): Handler<'mailCasinoRounds'> =>
  async ({ body }, { player, language }) => {
    const rounds = await readRounds(platform.pool, player.id, { games: gamesAsked({ category: body.category }) }, MAX);
    await sender.send({
      playerId: player.id,
      channel: 'mail',
      template: 'casino-rounds',
      data: { rounds: rounds.length },
      language: resolveLanguage(body.lng ?? language),
      attachments: [{ name: 'rounds.csv', contentType: 'text/csv; charset=utf-8', text: `\uFEFF${writeRoundsCsv(rounds)}` }],
    });
    return { rounds: rounds.length };
  };
