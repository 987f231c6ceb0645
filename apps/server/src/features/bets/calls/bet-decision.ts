import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { readBetByGuid, readWaitingByGuid } from '../placement/pending-bet.store.ts';

export const betDecision =
  ({ platform }: BetsDeps): Handler<'betDecision'> =>
  async ({ params: { betGuid } }, { player, language }) => {
    const waits = await readWaitingByGuid(platform.pool, player.id, betGuid);
    if (!waits) {
      const row = await readBetByGuid(platform.pool, player.id, betGuid);
      if (!row) throw new Failure('bet_unknown');
      return { betGuid, status: 'accepted', betId: row.id.toString(), decidesAt: null, refusal: null };
    }
    const { status, refusal, betId, decidesAt } = waits;
    return {
      betGuid,
      status,
      betId: betId?.toString() ?? null,
      decidesAt: decidesAt.getTime(),
      refusal: refusal && {
        code: refusal.code,
        message: findText(resolveLanguage(language), `error.${refusal.code}`, refusal.args) ?? refusal.code,
        leg: refusal.leg,
        accepted: refusal.accepted && { ...refusal.accepted },
      },
    };
  };
