// Style sheets and markup name the same classes. A class that is styled must be written somewhere in the product's code; none is shorter than
// four letters, and each is styled in one sheet, its component's (docs/decisions/0041).
import { readSource, sourceFiles } from './sources/source-files.ts';

/** Classes that no source of ours holds as a whole word. */
const BUILT: readonly RegExp[] = [
  // A fixed part and a name of the domain: the kind of news, the place of a price group, a result.
  /^(?:news|pg|st)-/,
  // The puzzle's own markup, made by its library.
  /^pz(?:-|$)/,
];

const FOLDERS = ['apps/backoffice/app', 'apps/web/app', 'packages/ui/src'];
const CLASS = /\.([a-zA-Z_][\w-]*)/g;

const styledIn = new Map<string, Set<string>>();
for (const file of sourceFiles(FOLDERS, ['.css'])) {
  const text = readSource(file).replace(/\/\*[\s\S]*?\*\//g, '');
  // What stands before a block, unless it is a rule about the media or a layer.
  for (const [, prelude = ''] of text.matchAll(/([^{};]+)\{/g)) {
    if (prelude.trimStart().startsWith('@')) continue;
    for (const [, name = ''] of prelude.matchAll(CLASS)) styledIn.set(name, (styledIn.get(name) ?? new Set()).add(file));
  }
}

const written = new Set<string>();
for (const file of sourceFiles(FOLDERS, ['.ts', '.tsx'])) {
  if (/\.test\.tsx?$/.test(file)) continue;
  for (const [word] of readSource(file).matchAll(/[\w-]+/g)) written.add(word);
}

const names = [...styledIn.keys()].sort();
const homesOf = (name: string): readonly string[] => [...(styledIn.get(name) ?? [])];
const faults = names
  .filter((name) => !written.has(name) && !BUILT.some((pattern) => pattern.test(name)))
  .map((name) => `${homesOf(name).join(', ')}: .${name} is styled, but no element carries it`);
for (const name of names) {
  const homes = homesOf(name);
  if (name.length < 4) faults.push(`${homes.join(', ')}: .${name} is shorter than four letters: a whole word says what it is`);
  if (homes.length > 1) faults.push(`.${name} is styled in ${homes.join(' and ')}: give what the other places a class of its own`);
}
for (const fault of faults) console.error(fault);
console.log(`${names.length} classes, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
