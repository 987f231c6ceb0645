import { actorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import type { Handler } from '#platform/http/handler';
import { answerAppeal } from '../answer-appeal.ts';
import { readWaitingAppeals } from '../appeal.ts';
import type { BlocksDeps } from '../blocks-deps.ts';

const MAX = 100;

/** Appeals of blocked players (S210). */
export const operatorAppeals =
  (deps: BlocksDeps): Handler<'operatorAppeals'> =>
  async (_input, caller) => {
    const waiting = await readWaitingAppeals(deps, caller.brand.id, MAX);
    await deps.operators.recordFirst({ ...actorOf(caller), action: 'read-appeals', target: `${waiting.length} appeals` });
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
  (deps: BlocksDeps): Handler<'operatorAnswerAppeal'> =>
  async ({ body: { appealId, decision, answer } }, caller) => {
    const playerId = await inTransaction(deps.platform.pool, async (client) => {
      const player = await answerAppeal(deps, client, { id: BigInt(appealId), decision, answer });
      await deps.operators.record(client, {
        ...actorOf(caller),
        action: `appeal-${decision}`,
        target: `player ${player}`,
        reason: answer,
      });
      return player;
    });
    return { playerId: String(playerId), decision };
  };
