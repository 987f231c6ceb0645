import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { parseSync } from 'oxc-parser';

/** A script of the built site by the names of its files, without folders. */
interface BuiltScript {
  /** Files that it cannot run without. */
  readonly needs: readonly string[];
  /** Files that it loads when it has use for them. */
  readonly later: readonly string[];
  /** As it comes over the wire, in Brotli's form. */
  readonly bytes: number;
}

export interface BuiltScripts {
  /** The files of a route and of all routes around it, with the site's entry. */
  ofRoute(id: string): ReadonlySet<string>;
  /** Some files with all that they need. */
  withNeeds(files: Iterable<string>): ReadonlySet<string>;
  read(file: string): BuiltScript;
}

interface RouteManifest {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, { readonly module: string; readonly parentId?: string }>>;
}

/** The scripts that `npm run build` left in a folder; throws where there are none. */
export function readBuiltScripts(folder: string): BuiltScripts {
  const known = new Map<string, BuiltScript>();
  function read(file: string): BuiltScript {
    const before = known.get(file);
    if (before) return before;
    const at = path.join(folder, file);
    const text = fs.readFileSync(at, 'utf8');
    const { staticImports, dynamicImports, staticExports } = parseSync(file, text).module;
    const exportsFrom = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
    const packed = `${at}.br`;
    const script: BuiltScript = {
      needs: [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exportsFrom].map(baseOf),
      later: dynamicImports.map(({ moduleRequest: { start, end } }) => baseOf(text.slice(start + 1, end - 1))),
      // Small ones are sent as they are.
      bytes: fs.statSync(fs.existsSync(packed) ? packed : at).size,
    };
    known.set(file, script);
    return script;
  }
  function withNeeds(files: Iterable<string>): ReadonlySet<string> {
    const all = new Set(files);
    for (const file of all) for (const next of read(file).needs) all.add(next);
    return all;
  }
  const manifest = readManifest(folder);
  return {
    read,
    withNeeds,
    ofRoute(id) {
      const files = [baseOf(manifest.entry.module)];
      for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? '']) files.push(baseOf(route.module));
      return withNeeds(files);
    },
  };
}

const baseOf = (address: string): string => path.posix.basename(address);

/** Builds leave older files where they are: the newest manifest is the one that is served. */
function readManifest(folder: string): RouteManifest {
  const [newest] = fs
    .readdirSync(folder)
    .filter((file) => /^manifest-\w+\.js$/.test(file))
    .map((file) => path.join(folder, file))
    .toSorted((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  if (!newest) throw new Error('the site is not built (npm run build)');
  const window: { __reactRouterManifest?: RouteManifest } = {};
  vm.runInNewContext(fs.readFileSync(newest, 'utf8'), { window });
  if (!window.__reactRouterManifest) throw new Error(`${newest} is no manifest of routes`);
  return window.__reactRouterManifest;
}
