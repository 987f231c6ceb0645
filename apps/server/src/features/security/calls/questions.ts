import { SECRET_QUESTIONS } from '@touchline/contract/security/enums';
import { maskContact } from '#platform/auth/mask-contact';
import { inTransaction } from '#platform/db/in-transaction';
import type { Handler, PlayerCaller } from '#platform/http/handler';
import { writeQuestion } from '../question.store.ts';
import { normalizeAnswer, presentQuestion, QUESTION_CONTEXT, readQuestion } from '../questions.ts';
import { readCallerIdentity, requirePassword, type SecurityDeps } from '../security-deps.ts';

/** C035. */
export const secureQuestion =
  ({ platform, vault }: SecurityDeps): Handler<'secureQuestion'> =>
  async ({ body }, caller) => ({
    secure_question: await readQuestion(platform.pool, vault, caller.player.id, body.language ?? caller.language),
  });

/** C036. */
export const secureQuestionWithPhone =
  (deps: SecurityDeps): Handler<'secureQuestionWithPhone'> =>
  async (_input, caller) => {
    const self = await readCallerIdentity(deps, caller);
    return {
      secure_question: await readQuestion(deps.platform.pool, deps.vault, self.id, caller.language),
      phone: self.phone === null ? null : maskContact(self.phone),
    };
  };

/** C037. */
export const secureQuestions: Handler<'secureQuestions'> = ({ query }, caller) =>
  SECRET_QUESTIONS.map((key, i) => ({ id: i + 1, question: presentQuestion(i + 1, query.language ?? caller.language) ?? key }));

interface NewQuestion {
  readonly questionId: number | null;
  readonly question: string;
  readonly answer: string;
  readonly password: string;
}

/** The password is asked for: a question can stand in for a lost phone, so an open browser alone must not set it. */
async function setQuestion(deps: SecurityDeps, caller: PlayerCaller, wanted: NewQuestion): Promise<{ secure_question: string }> {
  const { account, securityLog, platform, vault } = deps;
  const self = await readCallerIdentity(deps, caller);
  await requirePassword(deps, caller, self.passwordHash, wanted.password, 'password');
  const answerHash = await account.hashPassword(normalizeAnswer(wanted.answer));
  await inTransaction(platform.pool, async (client) => {
    const ownQuestion =
      wanted.questionId === null ? await vault.seal(client, self.id, QUESTION_CONTEXT, Buffer.from(wanted.question)) : null;
    await writeQuestion(client, self.id, { questionId: wanted.questionId, ownQuestion, answerHash });
    await securityLog.record(client, self.id, 'question', caller);
  });
  return { secure_question: wanted.question };
}

/** C038. */
export const setSecretQuestion =
  (deps: SecurityDeps): Handler<'setSecretQuestion'> =>
  ({ body }, caller) =>
    setQuestion(deps, caller, { ...body, question: presentQuestion(body.questionId, caller.language) ?? '' });

/** C039. */
export const setCustomSecretQuestion =
  (deps: SecurityDeps): Handler<'setCustomSecretQuestion'> =>
  ({ body }, caller) =>
    setQuestion(deps, caller, { ...body, questionId: null });
