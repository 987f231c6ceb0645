import { createHash } from 'node:crypto';

/** The kept part of a session's token. The token is 256 random bits, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
