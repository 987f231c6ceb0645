import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import { lockPlainLetters, type SealedLetter, writeSealedLetter } from './letter.store.ts';

/** Text files only: what is sent is written by the server itself. */
export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly text: string;
}

/** Of a letter that nobody has to get: how to end such letters without signing in. */
export interface Unsubscribe {
  /** The page that ends them and offers to take it back; stands below the letter's words. */
  readonly page: string;
  /** Ends them by a POST, for the mail program's own button (RFC 8058). */
  readonly oneClick: string;
}

/** The sealed part of a letter. */
export interface LetterContent {
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly Attachment[];
  /** Null: a letter about the player's own affairs, which always comes. */
  readonly unsubscribe: Unsubscribe | null;
  /** The one-time code that it brings, for carriers of nothing else. */
  readonly code: string | null;
}

export type Letter = Omit<SealedLetter, 'content'> & LetterContent;

const TABLE = 'outgoing_message';

/** JSON under the key of the player, or of the house for a letter to nobody. */
export const sealContent = async (vault: VaultFeature, client: Queryable, playerId: bigint | null, content: LetterContent) =>
  (await vault.sealColumns(client, playerId, TABLE, { content: JSON.stringify(content) })).content;

export async function openLetter(vault: VaultFeature, db: Queryable, { content, ...letter }: SealedLetter): Promise<Letter> {
  const opened = await vault.openColumns(db, letter.playerId, TABLE, { content });
  const said = JSON.parse(opened.content ?? '{}') as LetterContent;
  // Letters of older versions say nothing of it.
  return { ...letter, ...said, unsubscribe: said.unsubscribe ?? null, code: said.code ?? null };
}

/** Header fields by which a mail program offers to end such letters (RFC 2369, RFC 8058); none where they always come. */
export const listHeaders = ({ unsubscribe }: Pick<LetterContent, 'unsubscribe'>): Record<string, string> =>
  unsubscribe === null ? {} : { 'List-Unsubscribe': `<${unsubscribe.oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Seals some letters that an older version wrote plainly; gives how many. */
export const sealPlainLetters =
  (vault: VaultFeature) =>
  async (client: Queryable, max: number): Promise<number> => {
    const rows = await lockPlainLetters(client, max);
    for (const { id, playerId, ...content } of rows)
      await writeSealedLetter(client, id, await sealContent(vault, client, playerId, { ...content, unsubscribe: null, code: null }));
    return rows.length;
  };
