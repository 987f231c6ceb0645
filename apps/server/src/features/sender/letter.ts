import type { VaultFeature } from '#features/vault';
import type { DbOrTrx, Trx } from '#platform/db';
import { lockPlainLetters, type SealedLetter, writeSealedLetter } from './letter.store.ts';

/** Text files only: what is sent is written by the server itself. */
export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly text: string;
}

/** What is sealed of a letter. */
export interface LetterContent {
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly Attachment[];
}

export type Letter = Omit<SealedLetter, 'content'> & LetterContent;

const TABLE = 'letter';

/** JSON under the key of the player, or of the house for a letter to nobody. */
export const sealContent = async (vault: VaultFeature, trx: DbOrTrx, playerId: bigint | null, content: LetterContent) =>
  (await vault.sealColumns(trx, playerId, TABLE, { content: JSON.stringify(content) })).content;

export async function openLetter(vault: VaultFeature, db: DbOrTrx, { content, ...letter }: SealedLetter): Promise<Letter> {
  const opened = await vault.openColumns(db, letter.playerId, TABLE, { content });
  return { ...letter, ...(JSON.parse(opened.content ?? '{}') as LetterContent) };
}

/** Seals some letters that an older version wrote plainly; gives how many. */
export const sealPlainLetters =
  (vault: VaultFeature) =>
  async (trx: Trx, most: number): Promise<number> => {
    const rows = await lockPlainLetters(trx, most);
    for (const { id, playerId, ...content } of rows) await writeSealedLetter(trx, id, await sealContent(vault, trx, playerId, content));
    return rows.length;
  };
