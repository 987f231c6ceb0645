import fs from 'node:fs';
import path from 'node:path';
import { ROOT, readSource } from './source-files.ts';

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The file of the project that an import means, relative to the root; undefined for what is installed or built in. */
function fileOf(wanted: string, importer: string): string | undefined {
  const packaged = /^@touchline\/([\w-]+)\/(.+)$/.exec(wanted);
  const base = packaged
    ? path.posix.join('packages', packaged[1] ?? '', 'src', packaged[2] ?? '')
    : wanted.startsWith('.')
      ? path.posix.join(path.posix.dirname(importer), wanted)
      : undefined;
  if (base === undefined) return undefined;
  const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) =>
    fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile(),
  );
  if (found === undefined) throw new Error(`${importer} imports ${wanted}, which is no file`);
  return found;
}

/** Names of the installed packages that files of the project import, each once; built-in modules are not included. */
export function importedPackages(files: readonly string[]): ReadonlySet<string> {
  const named = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readSource(file).matchAll(IMPORT)].map(([, wanted = '']) => wanted));
  const installed = named.filter((wanted) => /^[@a-z]/.test(wanted) && !wanted.startsWith('@touchline/') && !wanted.includes(':'));
  return new Set(installed.map((wanted) => wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/')));
}

/** A file of the project and all that it imports, directly or by others, sorted; installed packages are left out. */
export function importClosure(file: string): string[] {
  const seen = new Set<string>([file]);
  for (const one of seen) {
    if (!/\.tsx?$/.test(one)) continue;
    for (const [, wanted = ''] of readSource(one).matchAll(IMPORT)) {
      const next = fileOf(wanted, one);
      if (next !== undefined) seen.add(next);
    }
  }
  return [...seen].sort();
}
