import type { Queryable } from '#platform/db/queryable';
import { firstWords } from './rules/first-words.ts';

/** Words that the rooms of a language do not take; version 0 is the product's own list. */
export interface ChatWords {
  readonly version: number;
  readonly words: readonly string[];
  /** The operator's login; null of version 0. */
  readonly setBy: string | null;
}

/** The newest version of a brand's list. */
export async function readWords(on: Queryable, brandId: number, language: string): Promise<ChatWords> {
  const { rows } = await on.query<ChatWords>(
    `select version, words, set_by as "setBy" from casino_chat_words where brand_id = $1 and language = $2 order by version desc limit 1`,
    [brandId, language],
  );
  return rows[0] ?? { version: 0, words: firstWords(language), setBy: null };
}

/** Every word that the brand's rooms do not take, whatever their language: for names, which stand in all rooms. */
export async function readAllWords(on: Queryable, brandId: number, languages: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(languages.map((language) => readWords(on, brandId, language)));
  return lists.flatMap(({ words }) => words);
}

/** Writes a version; false where another has taken its number. */
export async function writeWords(
  client: Queryable,
  { brandId, language, version, words, setBy }: ChatWords & { readonly brandId: number; readonly language: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into casino_chat_words (brand_id, language, version, words, set_by) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [brandId, language, version, words, setBy],
  );
  return rowCount === 1;
}
