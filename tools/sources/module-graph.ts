import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { ROOT, readSource, sourceFiles } from './source-files.ts';

/** Source file -> the source files that it loads when it runs; paths are relative to the root. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Imports among some folders: static and dynamic imports, re-exports, and files named by `new URL('./x.ts', import.meta.url)` (threads). An import of
 * types alone is no edge: it is gone when the program runs.
 */
export function readModuleGraph(folders: readonly string[]): ModuleGraph {
  const resolver = new ResolverFactory({ conditionNames: ['node', 'import', 'default'], extensions: ['.ts', '.tsx', '.js'] });
  const files = sourceFiles(folders, ['.ts', '.tsx', '.js']);
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const from = path.join(ROOT, path.dirname(file));
      const found = requestsOf(file).flatMap((request) => resolver.sync(from, request).path ?? []);
      return [file, [...new Set(found.map((target) => path.relative(ROOT, target)))].filter((target) => known.has(target))];
    }),
  );
}

/** The files that running one of the entries loads, the entries themselves included. */
export function reachableFrom(graph: ModuleGraph, entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return reached;
}

function requestsOf(file: string): string[] {
  const text = readSource(file);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imported = staticImports.filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType));
  const passedOn = staticExports.flatMap(({ entries }) => entries.filter((entry) => !entry.isType));
  return [
    ...imported.map(({ moduleRequest }) => moduleRequest.value),
    ...passedOn.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => /^['"`]([^$]*)['"`]$/.exec(text.slice(start, end))?.[1] ?? []),
    ...[...text.matchAll(/new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g)].flatMap(([, target]) => target ?? []),
  ];
}
