// Sources that a suite's outcome depends on: the code of all that it imports, without comments and layout, and the installed packages among it.
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { importClosure, importedPackages } from '../sources/import-closure.ts';
import { readSource } from '../sources/source-files.ts';

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const known = new Map<string, string>();

/** A file of the project as its tests see it: code without comments and layout, whatever else as it stands. */
export function readCode(file: string): string {
  const before = known.get(file);
  if (before !== undefined) return before;
  const code = /\.tsx?$/.test(file) ? codeOf(file, readSource(file)) : readSource(file);
  known.set(file, code);
  return code;
}

/** The code of a source, whatever was said beside it. Throws if it does not parse. */
export function codeOf(file: string, source: string): string {
  const { code, errors } = minifySync(file, source, { mangle: false, compress: false, codegen: { removeWhitespace: true } });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return code;
}

/** Names and versions of packages and of all that they depend on, as the lock file has them, sorted. */
export function lockedVersions(names: Iterable<string>, { packages }: Lock): string[] {
  const wanted = new Set(names);
  const found: string[] = [];
  const entries = Map.groupBy(Object.entries(packages), ([path]) => path.split('node_modules/').at(-1) ?? '');
  for (const name of wanted)
    for (const [path, { version, dependencies = {} }] of entries.get(name) ?? []) {
      if (!path.includes('node_modules/')) continue;
      found.push(`${path}@${version}`);
      for (const next of Object.keys(dependencies)) wanted.add(next);
    }
  return found.sort();
}

let lock: Lock | undefined;

/** One number for a suite, the code of all that it imports, and the packages among it. */
export function sourcesOf(suite: string): string {
  lock ??= JSON.parse(readSource('package-lock.json')) as Lock;
  const hash = createHash('sha256');
  const closure = importClosure(suite);
  for (const one of lockedVersions(importedPackages(closure), lock)) hash.update(`${one}\0`);
  for (const file of closure) hash.update(`${file}\0${readCode(file)}\0`);
  return hash.digest('hex').slice(0, 24);
}
