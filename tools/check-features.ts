// How many other features a feature of the server may know, types too, and that none of them know each other in a circle
// (docs/decisions/0039). Prints who imports whom where something is wrong; `--list` prints it all.
import path from 'node:path';
import { readSource, sourceFiles } from './sources/source-files.ts';

const FEATURES = 'apps/server/src/features';
const MAX = 8;
/** Features that many lean on, or that draw in everything if nobody looks. */
const MAX_OF: Readonly<Record<string, number>> = { operator: 5, office: 5, registration: 5 };

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function featureOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#features/')) return specifier.split('/')[1];
  if (!specifier.startsWith('.')) return undefined;
  const [feature] = path.posix.relative(FEATURES, path.posix.join(path.posix.dirname(file), specifier)).split('/');
  return feature === '..' ? undefined : feature;
}

const imports = new Map<string, Set<string>>();
for (const file of sourceFiles([FEATURES], ['.ts'])) {
  if (file.endsWith('.test.ts')) continue;
  const feature = path.posix.relative(FEATURES, file).split('/')[0] ?? '';
  const known = imports.get(feature) ?? new Set<string>();
  imports.set(feature, known);
  for (const [, specifier = ''] of readSource(file).matchAll(SPECIFIER)) {
    const other = featureOf(file, specifier);
    if (other !== undefined && other !== feature) known.add(other);
  }
}

const listed = (feature: string): string => [...(imports.get(feature) ?? [])].toSorted().join(' ') || 'nobody';
const faults: string[] = [];
for (const [feature, known] of imports) {
  const max = MAX_OF[feature] ?? MAX;
  if (known.size > max) faults.push(`${feature} imports ${known.size} features, ${max} at most: ${listed(feature)}`);
}

/** The first circle that leads from a feature back to itself, as a path. */
function findCircle(start: string): readonly string[] | undefined {
  const seen = new Set<string>();
  const walk = (feature: string, way: readonly string[]): readonly string[] | undefined => {
    for (const next of imports.get(feature) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}
for (const feature of imports.keys()) {
  const circle = findCircle(feature);
  // Told once, from its first name in the alphabet.
  if (circle && circle.toSorted()[0] === feature) faults.push(`features know each other in a circle: ${circle.join(' -> ')}`);
}

if (process.argv.includes('--list'))
  for (const feature of [...imports.keys()].toSorted()) console.log(`${feature}: ${imports.get(feature)?.size} (${listed(feature)})`);
for (const fault of faults) console.error(fault);
console.log(`${imports.size} features, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
