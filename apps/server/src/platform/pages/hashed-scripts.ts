import { createHash, randomBytes } from 'node:crypto';

/**
 * A page that was rendered with a nonce, for everybody: the nonce is taken out, and its policy names the scripts that carried it by the hashes of
 * their texts. As strict as the nonce was, since a script that came into the page by a text of somebody's never carried it.
 */
export function hashScripts(html: string, nonce: string): { readonly html: string; readonly hashes: readonly string[] } {
  const hashes = new Set<string>();
  const marked = new RegExp(`<script\\b[^>]*? nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  for (const [, text = ''] of html.matchAll(marked)) if (text !== '') hashes.add(createHash('sha256').update(text).digest('base64'));
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] };
}

/** For one page: nobody can guess it. */
export const makeNonce = (): string => randomBytes(16).toString('base64url');
