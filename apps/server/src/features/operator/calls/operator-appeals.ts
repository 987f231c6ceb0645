import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { writeReasonedAudit } from '../audit-reason.ts';
import type { OperatorDeps } from '../operator-deps.ts';

const MOST = 100;

/** What blocked players have to say (S210). */
export const operatorAppeals =
  ({ session }: OperatorDeps): Handler<'operatorAppeals'> =>
  async () => {
    const waiting = await session.readAppeals(MOST);
    return waiting.map((appeal) => ({
      id: String(appeal.id),
      playerId: String(appeal.player_id),
      scope: appeal.scope,
      text: appeal.text,
      createdAt: appeal.created_at.getTime(),
    }));
  };

/** The decision and its record stand or fall together. */
export const operatorAnswerAppeal =
  ({ platform, session, vault }: OperatorDeps): Handler<'operatorAnswerAppeal'> =>
  async ({ body: { appealId, decision, answer } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = await platform.db.transaction().execute(async (trx) => {
      const player = await session.answerAppeal(trx, { id: BigInt(appealId), decision, answer });
      await writeReasonedAudit(vault, trx, {
        operatorId: operator.id,
        action: `appeal-${decision}`,
        target: `player ${player}`,
        reason: answer,
      });
      return player;
    });
    return { playerId: String(playerId), decision };
  };
