import fs from 'node:fs';
import path from 'node:path';

const APP = path.resolve(import.meta.dirname, '../app');
const PACKAGES = path.resolve(import.meta.dirname, '../../../packages');

/** Modules that every page has; their texts are one file. */
const FRAME = ['root.tsx', 'entry.client.tsx', 'routes/site/site-layout.tsx', 'routes/site/error-boundary-layout.tsx'].map((file) =>
  path.join(APP, file),
);

const IMPORT = /\bfrom\s*['"]([^'"]+)['"]|\bimport\s*['"]([^'"]+)['"]/g;
/** The texts of loaders: with the page, and on the server only. */
const SAID_BY_LOADERS = /\btranslate\(\s*[\w.]+,\s*(?:'[^']*'|`[^`]*`)/g;
const TYPES_ONLY = /\b(?:import|export)\s+type\s[^;]*?from\s*['"][^'"]+['"]/g;
const LATER = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const LITERAL = /'([^'\s]+\.[^'\s]+)'|"([^"\s]+\.[^"\s]+)"/g;
/** `error.${code}`, `limits.kind.${kind}.text`, `${feed}.empty.title`: keys of which a part is known only when the page runs. */
const TEMPLATE = /`([\w-]+\.(?:[\w.-]*\$\{[^}]*\})+[\w.-]*|\$\{[^}]*\}\.[\w-]+\.[\w-]+)`/g;

/** The source that an import of the app or of a package means; undefined for what names no texts: packages of npm, the texts' own package. */
function sourceOf(wanted: string, importer: string): string | undefined {
  const packaged = /^@touchline\/([\w-]+)\/(.+)$/.exec(wanted);
  if (packaged?.[1] === 'i18n') return undefined;
  const base = packaged
    ? path.join(PACKAGES, packaged[1] ?? '', 'src', packaged[2] ?? '')
    : wanted.startsWith('.')
      ? path.join(path.dirname(importer), wanted)
      : undefined;
  return base && [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && fs.existsSync(file));
}

interface Read {
  readonly now: readonly string[];
  readonly later: readonly string[];
  readonly literals: readonly string[];
  readonly templates: readonly RegExp[];
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The first word of a key is one word; what stands for a later part may be several. */
const templateOf = (text: string): RegExp => {
  const parts = text
    .split(/\$\{[^}]*\}/)
    .map(quoted)
    .join('.+');
  return new RegExp(`^${parts.replace(/^\.\+/, '[^.]+')}$`);
};

function readSource(file: string): Read {
  const code = fs.readFileSync(file, 'utf8').replace(TYPES_ONLY, '').replace(SAID_BY_LOADERS, '');
  const found = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');
  const sources = (pattern: RegExp): string[] => found(pattern).flatMap((wanted) => sourceOf(wanted, file) ?? []);
  return { now: sources(IMPORT), later: sources(LATER), literals: found(LITERAL), templates: found(TEMPLATE).map(templateOf) };
}

/** Which texts each page needs, read from its sources. */
export interface PageTexts {
  /** Modules that load texts of their own: pages, and what a page loads later. The first is what every page has. */
  readonly entries: readonly string[];
  /** The keys among `known` that a module's own file of texts has: its modules name them, and what every page has does not. */
  keysOf(entry: string): readonly string[];
}

/** Reads the site's sources as they are now. `known`: every key that there is a text for. */
export function readPageTexts(known: readonly string[]): PageTexts {
  const sources = new Map<string, Read>();
  const read = (file: string): Read => {
    let source = sources.get(file);
    if (!source) {
      source = readSource(file);
      sources.set(file, source);
    }
    return source;
  };
  const later = new Set<string>();
  /** The keys of some modules and of all that they import. */
  const named = (files: readonly string[]): Set<string> => {
    const closure = new Set(files);
    for (const file of closure) {
      for (const next of read(file).now) closure.add(next);
      for (const next of read(file).later) later.add(next);
    }
    const literals = new Set([...closure].flatMap((file) => read(file).literals));
    const templates = [...new Map([...closure].flatMap((file) => read(file).templates).map((one) => [one.source, one])).values()];
    return new Set(known.filter((key) => literals.has(key) || templates.some((template) => template.test(key))));
  };
  const [root = ''] = FRAME;
  const frame = named(FRAME);
  const keys = new Map<string, readonly string[]>([[root, [...frame]]]);
  // A module shared by pages is not a page: its texts would load on every page.
  const routes = fs.readFileSync(path.join(APP, 'routes.ts'), 'utf8');
  const isPage = (file: string): boolean =>
    routes.includes(`/${path.basename(file)}'`) || /^statistics-[\w-]+\.tsx$/.test(path.basename(file));
  const pages = fs
    .readdirSync(path.join(APP, 'routes'), { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .map((file) => path.join(APP, 'routes', file));
  const own = (entry: string): void => void keys.set(entry, keys.get(entry) ?? [...named([entry])].filter((key) => !frame.has(key)));
  for (const page of pages) if (/\.tsx?$/.test(page) && !FRAME.includes(page)) own(page);
  // Grows while what is loaded later names what it loads later itself.
  for (const entry of later) own(entry);
  return { entries: [...keys.keys()], keysOf: (entry) => keys.get(entry) ?? [] };
}
