import path from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Modules that the first page needs are one file as soon as another page needs them too: in files by who shares it, the first page was thirty
 * requests.
 */
const WITH_FIRST = 2;

/**
 * Modules that so many other pages share are one file, loaded with the first of them. In files of its own, each with what just these pages share, a
 * page was a hundred requests; with fewer pages needed, every page would load what it has no use for (home: 5 pages 23 files and 223 KB, 3 pages 15
 * and 248).
 */
const MANY_PAGES = 5;

const known = new Map<string, boolean>();

/** Whether a module brings styles along: put together with modules of other pages, it would bring them to pages whose look they are not. */
function bringsStyles(id: string, find: Rolldown.GetModuleInfo): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  known.set(id, false);
  const brings = /\.css(?:\?|$)/.test(id) || (find(id)?.importedIds.some((one) => bringsStyles(one, find)) ?? false);
  known.set(id, brings);
  return brings;
}

/** The parts that every page has, and that most visitors begin with. */
const FIRST = [
  'root.tsx',
  'entry.client.tsx',
  'routes/site/site-layout.tsx',
  'routes/site/error-boundary-layout.tsx',
  'routes/site/home.tsx',
].map((file) => path.resolve(import.meta.dirname, '../app', file));

let first: Set<string> | undefined;

/** The modules that the first page needs, apart from what is loaded later. */
function modulesOfFirstPage(find: Rolldown.GetModuleInfo): ReadonlySet<string> {
  if (first) return first;
  first = new Set(FIRST);
  for (const id of first) for (const next of find(id)?.importedIds ?? []) first.add(next);
  return first;
}

type CodeSplitting = Extract<NonNullable<Rolldown.OutputOptions['codeSplitting']>, object>;

const groupOf = (isFirst: boolean, name: string, minShareCount: number): NonNullable<CodeSplitting['groups']>[number] => ({
  name: (id, chunking) => {
    const find: Rolldown.GetModuleInfo = (one) => chunking.getModuleInfo(one);
    return !bringsStyles(id, find) && modulesOfFirstPage(find).has(id) === isFirst ? name : null;
  },
  minShareCount,
});

/** How modules that several pages of the site share are put into files: one that the first page loads too, and one of the pages behind it. */
export const sharedParts: CodeSplitting = {
  groups: [groupOf(true, 'frame', WITH_FIRST), groupOf(false, 'pages', MANY_PAGES)],
};
