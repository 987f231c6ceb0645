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

const inApp = (file: string): string => path.resolve(import.meta.dirname, '../app', file);

/** The parts that every page has, and that most visitors begin with. */
const FIRST = [
  'root.tsx',
  'entry.client.tsx',
  'routes/site/site-layout.tsx',
  'routes/site/error-boundary-layout.tsx',
  'routes/site/home.tsx',
].map(inApp);

/** The parts that every page brings as soon as it answers. */
const NEXT = [
  'shell/api/open-calls.ts',
  'shell/api/open-stream.ts',
  'features/coupon/panel/coupon-desk.tsx',
  'features/frame/menu/menu-sheet.tsx',
  'features/session/login-dialog.tsx',
  'routes/auth/login-panel.tsx',
  'routes/site/player-dialogs.tsx',
].map(inApp);

/** All modules that some need, apart from what these load later. */
function closureOf(files: readonly string[], find: Rolldown.GetModuleInfo): ReadonlySet<string> {
  const closure = new Set(files);
  for (const id of closure) for (const next of find(id)?.importedIds ?? []) closure.add(next);
  return closure;
}

type Part = 'frame' | 'next' | 'pages';

let first: ReadonlySet<string> | undefined;
let next: ReadonlySet<string> | undefined;

/** The file that a module goes into where it is shared. */
function partOf(id: string, find: Rolldown.GetModuleInfo): Part {
  first ??= closureOf(FIRST, find);
  next ??= closureOf(NEXT, find);
  return first.has(id) ? 'frame' : next.has(id) ? 'next' : 'pages';
}

type CodeSplitting = Extract<NonNullable<Rolldown.OutputOptions['codeSplitting']>, object>;

const groupOf = (part: Part, minShareCount: number): NonNullable<CodeSplitting['groups']>[number] => ({
  name: (id, chunking) => {
    const find: Rolldown.GetModuleInfo = (one) => chunking.getModuleInfo(one);
    return !bringsStyles(id, find) && partOf(id, find) === part ? part : null;
  },
  minShareCount,
});

/**
 * How modules that several pages of the site share are put into files: one that the first page loads too, one that it loads next, and one of the pages
 * behind it.
 */
export const sharedParts: CodeSplitting = {
  groups: [groupOf('frame', WITH_FIRST), groupOf('next', WITH_FIRST), groupOf('pages', MANY_PAGES)],
};
