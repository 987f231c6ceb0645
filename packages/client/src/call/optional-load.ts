import { HttpError, isCancelled } from './http-errors.ts';

/** Data that a page can do without: its failure never becomes the page's own. */
export interface OptionalLoadOptions {
  /** The address or the name of what was loaded, and why it failed. */
  readonly log: (what: string, error: unknown) => void;
}

/** R145: an answer of these means that there is nothing for this page. */
const SEO_EXPECTED: ReadonlySet<number> = new Set([403, 422]);

/** R145: the server's word for parameters without a page of their own. */
const SEO_IGNORED = 'Failed with params';

/** Page data, lists and maps of the SEO calls: empty where they fail, and reported only where that says something (R145). @internal Owed with the calls for search engines. */
export async function loadSeo<T>(what: string, load: () => Promise<T>, empty: T, { log }: OptionalLoadOptions): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const expected = error instanceof HttpError && SEO_EXPECTED.has(error.statusCode);
    const ignored = error instanceof Error && error.message === SEO_IGNORED;
    if (!expected && !ignored && !isCancelled(error)) log(what, error);
    return empty;
  }
}

/** Dictionaries, media and icons: a failure is logged and the page stays with what it has (R147). */
export async function loadOptional<T>(what: string, load: () => Promise<T>, otherwise: T, { log }: OptionalLoadOptions): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isCancelled(error)) log(what, error);
    return otherwise;
  }
}

/** Analytics and recording: their failures are ignored, and not logged (R147). @internal Owed with the analytics' calls. */
export async function ignoreErrors(job: () => Promise<unknown>): Promise<void> {
  try {
    await job();
  } catch {
    // R147: swallowed silently.
  }
}
