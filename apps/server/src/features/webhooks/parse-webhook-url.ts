import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * The address of a receiver as it is kept; otherwise what would be right. Over TLS, without a name and password, and not an address inside of our own
 * networks, unless `anyAddress`. What a name stands for is looked at whenever something is sent.
 */
export function parseWebhookUrl(text: string, anyAddress: boolean): { readonly url: string } | { readonly problem: string } {
  const url = URL.parse(text);
  if (!url || !['https:', ...(anyAddress ? ['http:'] : [])].includes(url.protocol))
    return { problem: 'an address that begins with https://' };
  if (url.username || url.password) return { problem: 'an address without a name and password' };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!anyAddress && ((isIP(host) !== 0 && !isPublicAddress(host)) || host === 'localhost'))
    return { problem: 'an address on the internet' };
  url.hash = '';
  return { url: url.href };
}
