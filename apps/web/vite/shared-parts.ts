import type { Rolldown } from 'vite';

/**
 * What so many pages share is one file, loaded with the first of them. In files of its own, each with what just these pages share, a page was a
 * hundred requests; with fewer pages needed, every page would load what it has no use for (home: 5 pages 23 files and 223 KB, 3 pages 15 and 248).
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

/** How modules that several pages of the site share are put into files. */
export const sharedParts: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    {
      name: (id, chunking) => (bringsStyles(id, (one) => chunking.getModuleInfo(one)) ? null : 'frame'),
      minShareCount: MANY_PAGES,
    },
  ],
};
