export type ContentEncoding = 'br' | 'gzip';

/** "gzip;q=0" is a refusal (RFC 9110, 12.5.3). */
const isRefused = (accepted: string, coding: ContentEncoding): boolean =>
  new RegExp(`\\b${coding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accepted);

const offers = (accepted: string, coding: ContentEncoding): boolean =>
  accepted.includes(coding) && !(accepted.includes('q=0') && isRefused(accepted, coding));

/** The best form that an Accept-Encoding header takes; undefined for the plain one. */
export function negotiateEncoding(accepted: string | string[] | undefined): ContentEncoding | undefined {
  if (accepted === undefined) return undefined;
  const text = typeof accepted === 'string' ? accepted : accepted.join();
  if (offers(text, 'br')) return 'br';
  return offers(text, 'gzip') ? 'gzip' : undefined;
}

/** Whether an If-None-Match header names this ETag, alone, in a list or weakened by a proxy that compressed. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header.includes(etag) || header === '*');
