import { parseSync } from 'oxc-parser';

export const MAX_FILES = 30;
export const MAX_LINES = 400;
export const MAX_FUNCTION_LINES = 80;

/** Folders of more files, each looked up by name and never read from end to end. */
const LARGE_FOLDERS: Readonly<Record<string, string>> = {
  'apps/server/migrations': 'a file a change, in order of time',
  'docs/decisions': 'a file a decision, numbered',
};
/** A language has a file an area of the product, and of names a file a sport. */
const LANGUAGE = /^locales\/[\w-]+(?:\/names)?$/;
/** Tables of data, whose lines are all alike. */
const DATA = /\/leagues\/[\w-]+\.ts$|\/sports\.ts$|\/settlement-table\.test\.ts$/;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** Folders of too many files, as "folder: count"; `files` are paths from the root. */
export function largeFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !(folder in LARGE_FOLDERS) && !LANGUAGE.test(folder))
    .map(([folder, count]) => `${folder}: ${count} files`);
}

/** Whether a source or a style sheet that is no table of data has too many lines. */
export const isLongFile = (file: string, code: string): boolean => !DATA.test(file) && code.trimEnd().split('\n').length > MAX_LINES;

/** Names of the functions of too many lines; one without a name is called after what it is given to. Suites of tests are no functions. */
export function longFunctions(file: string, code: string): string[] {
  if (/\.test\.tsx?$/.test(file)) return [];
  const found: string[] = [];
  const visit = (value: unknown, holder: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, holder);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Record<string, unknown> & { type?: string; start?: number; end?: number };
    const name = nameOf(node.id) ?? nameOf(node.key) ?? holder;
    if (FUNCTIONS.has(node.type ?? '') && code.slice(node.start, node.end).split('\n').length > MAX_FUNCTION_LINES) found.push(name);
    for (const child of Object.values(node)) visit(child, name);
  };
  visit(parseSync(file, code).program, 'unnamed');
  return found;
}

const nameOf = (node: unknown): string | undefined => {
  const { type, name } = (node ?? {}) as { type?: string; name?: unknown };
  return type === 'Identifier' && typeof name === 'string' ? name : undefined;
};
