import { SECRET_QUESTIONS } from '@touchline/contract/security/enums';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { AccountFeature } from '#features/account';
import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import { readQuestionRow } from './question.store.ts';

/** The vault that seals the words of a question. */
export const QUESTION_CONTEXT = 'secret-question';

/** A question of the list by its number on the wire, in a language; undefined for a number that it does not have. */
export function presentQuestion(questionId: number, language: string): string | undefined {
  const key = SECRET_QUESTIONS[questionId - 1];
  return key === undefined ? undefined : findText(resolveLanguage(language), `question.${key}`);
}

/** Case, blanks and ways to write an accent do not count in an answer. */
export const normalizeAnswer = (answer: string): string => answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The text of the player's question; null if none is set. */
export async function readQuestion(on: Queryable, vault: VaultFeature, playerId: bigint, language: string): Promise<string | null> {
  const row = await readQuestionRow(on, playerId);
  if (!row) return null;
  if (row.questionId !== null) return presentQuestion(row.questionId, language) ?? null;
  return row.ownQuestion && (await vault.open(on, playerId, QUESTION_CONTEXT, row.ownQuestion)).toString('utf8');
}

export async function checkAnswer(on: Queryable, account: AccountFeature, playerId: bigint, answer: string): Promise<boolean> {
  const row = await readQuestionRow(on, playerId);
  return account.verifyPassword(row?.answerHash, normalizeAnswer(answer));
}
