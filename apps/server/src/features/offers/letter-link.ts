import { isSameHash, type KeyedHash } from '#platform/auth/one-time-code';

/** Which letters of which player a link is about. */
export interface LetterLink {
  readonly playerId: bigint;
  readonly settingId: number;
}

const said = ({ playerId, settingId }: LetterLink): string => `${playerId}.${settingId}`;
const signed = (hash: KeyedHash, link: LetterLink): Buffer => hash(`letters ${said(link)}`);

/** The token of a link in a letter. It lasts as long as letters are kept, and opens nothing but this one setting. */
export const writeLetterToken = (hash: KeyedHash, link: LetterLink): string => `${said(link)}.${signed(hash, link).toString('base64url')}`;

/** The subject of a token; undefined for one that is not ours. */
export function readLetterToken(hash: KeyedHash, token: string): LetterLink | undefined {
  const [, playerId, settingId, signature] = /^([1-9]\d{0,17})\.(\d{1,3})\.([\w-]{43})$/.exec(token) ?? [];
  if (playerId === undefined || settingId === undefined || signature === undefined) return undefined;
  const link = { playerId: BigInt(playerId), settingId: Number(settingId) };
  return isSameHash(Buffer.from(signature, 'base64url'), signed(hash, link)) ? link : undefined;
}
