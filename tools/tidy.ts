// Folders of more than 30 files, files of more than 400 lines, functions of more than 80 and comments that open with a riddle fail. Prints which nouns
// miss a level of the product, and why; fails where sources/nouns.ts does not say why.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { LEVELS, nounsApart } from './sources/nouns.ts';
import { refusedOpenings } from './sources/refused-openings.ts';
import { ROOT, readSource } from './sources/source-files.ts';
import { isLongFile, largeFolders, longFunctions } from './sources/too-big.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)));
const big = largeFolders(files.filter((file) => file.includes('/')));
const over: string[] = [];
for (const file of files.filter((name) => /^(?:apps|packages|tools)\/.*\.(?:tsx?|css|sql)$/.test(name))) {
  const code = readSource(file);
  if (isLongFile(file, code)) over.push(file);
  if (/\.tsx?$/.test(file)) over.push(...longFunctions(file, code).map((name) => `${file}#${name}`));
}

const riddles = files
  .filter((name) => /\.(?:[cm]?[jt]sx?|sql|css)$/.test(name))
  .flatMap((file) => refusedOpenings(file, readSource(file)))
  .map((one) => `${one}: open it with its subject`);

const folders = Object.fromEntries(
  Object.entries(LEVELS).map(([level, folder]) => [
    level,
    fs
      .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ]),
);
const nouns = nounsApart(folders);
const faults = [...nouns.faults, ...big, ...over.map((one) => `${one} is too long: split it`), ...riddles];

for (const noun of nouns.explained) console.log(noun);
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
