// Style sheets and markup name the same classes, in whole words, each styled in one sheet, its component's (docs/decisions/0041).
import { type ClassFiles, classFaults } from './classes/class-faults.ts';
import { CLASS_WORDS } from './classes/class-words.ts';
import { readSource, sourceFiles } from './sources/source-files.ts';

const read = (folders: readonly string[], endings: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    sourceFiles(folders, endings)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [file, readSource(file)]),
  );

/** Scripts that the server hands out draw into pages of the site and of the console. */
const readFiles = (folder: string, scripts: readonly string[] = []): ClassFiles => ({
  sheets: read([folder], ['.css']),
  sources: read([folder, ...scripts], ['.ts', '.tsx', '.js']),
});

const apps = ['apps/backoffice/app', 'apps/web/app'].map((folder) => readFiles(folder));
const { names, faults } = classFaults(apps, readFiles('packages/ui/src', ['apps/server/page-scripts']), CLASS_WORDS);
for (const fault of faults) console.error(fault);
console.log(`${names} classes, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
