// The one thing of the site that its browser tests read besides the addresses: which pages there are.
import routes from '../app/routes.ts';

interface Entry {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly Entry[] | undefined;
}

/** Optional parts of an address, with and without them: `:lang/line/:sport?` is two. */
const spelledOut = (pattern: string): string[] => {
  const optional = /\/:\w+\?/.exec(pattern);
  if (!optional) return [pattern];
  const [before, after] = [pattern.slice(0, optional.index), pattern.slice(optional.index + optional[0].length)];
  return [...spelledOut(before + after), ...spelledOut(before + optional[0].slice(0, -1) + after)];
};

const leaves = (entry: Entry, base: string): string[] => {
  const pattern = entry.path === undefined ? base : `${base}/${entry.path}`;
  return entry.children ? entry.children.flatMap((child) => leaves(child, pattern)) : spelledOut(pattern);
};

/** The addresses of all pages as routes.ts declares them: `/:lang/match/:match`. */
export const PAGE_PATTERNS: readonly string[] = [...new Set((routes as readonly Entry[]).flatMap((entry) => leaves(entry, '')))];
