import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const SKIPPED = new Set(['node_modules', 'build', '.react-router', '.cache', '.git', '.data', 'coverage']);

/** Files below some folders of the project whose names end in one of the endings; paths are relative to the root, sorted. */
export function sourceFiles(folders: readonly string[], endings: readonly string[]): string[] {
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) walk(file);
      } else if (endings.some((ending) => entry.name.endsWith(ending))) found.push(file);
    }
  };
  for (const folder of folders) if (fs.existsSync(path.join(ROOT, folder))) walk(folder);
  return found.sort();
}

export const readSource = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Folders, relative to the root, with packages installed for them: the root itself first, then the workspaces that need a version of their own. */
export const installedFolders = (): string[] =>
  ['', ...['apps', 'packages'].flatMap((group) => fs.readdirSync(path.join(ROOT, group)).map((name) => path.join(group, name)))].filter(
    (folder) => fs.existsSync(path.join(ROOT, folder, 'node_modules')),
  );
