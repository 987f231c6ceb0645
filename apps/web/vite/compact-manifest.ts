import fs from 'node:fs';
import path from 'node:path';

/** @internal For tests. The router's list of routes as the build writes it for browsers. */
export interface RouteManifest {
  readonly routes: Readonly<Record<string, RouteEntry>>;
  readonly [what: string]: unknown;
}

type RouteEntry = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/** Each different value once, in the order in which it came. */
class Values<T> {
  readonly #places = new Map<string, number>();
  readonly all: T[] = [];

  placeOf(value: T): number {
    const key = JSON.stringify(value);
    const place = this.#places.get(key) ?? this.all.push(value) - 1;
    this.#places.set(key, place);
    return place;
  }
}

type Row = readonly [
  id: string,
  parent: number,
  address: string | 0,
  shape: number,
  imports: number,
  css: number,
  /** Of its file's name that which stands beside the id's last word, or the whole of it. */
  file: string,
];

/** Runs in the browser, and stands in the file as it is written here, without its types. */
function expand(
  rest: Readonly<Record<string, unknown>>,
  rows: readonly Row[],
  shapes: readonly object[],
  sets: readonly (readonly number[])[],
  files: readonly string[],
): RouteManifest {
  const routes: Record<string, RouteEntry> = {};
  const filesOf = (set: number) => (sets[set] ?? []).map((file) => files[file] ?? '');
  for (const [id, parent, address, shape, imports, css, file] of rows)
    routes[id] = {
      id,
      ...(parent < 0 ? {} : { parentId: rows[parent]?.[0] ?? '' }),
      ...(address === 0 ? {} : { path: address }),
      ...shapes[shape],
      module: file[0] === '/' ? file : `/assets/${id.split('/').pop()}-${file}.js`,
      imports: filesOf(imports),
      css: filesOf(css),
    };
  return { ...rest, routes };
}

/** A file's name without what the id of its route says. */
function shortName(id: string, file: string): string {
  const before = `/assets/${id.split('/').pop()}-`;
  return file.startsWith(before) && file.endsWith('.js') ? file.slice(before.length, -'.js'.length) : file;
}

const NAME = 'window.__reactRouterManifest=';

/** @internal For tests. The same manifest as a script of a quarter of its length: what its routes have in common stands there once. */
export function compactManifest({ routes, ...rest }: RouteManifest): string {
  const shapes = new Values<object>();
  const sets = new Values<readonly number[]>();
  const files = new Values<string>();
  const ids = Object.keys(routes);
  const setOf = (names: readonly string[] = []): number => sets.placeOf(names.map((name) => files.placeOf(name)));
  const rows = Object.values(routes).map(({ id, parentId, path: address, module, imports, css, ...shape }): Row => {
    const parent = parentId === undefined ? -1 : ids.indexOf(parentId);
    return [id, parent, address ?? 0, shapes.placeOf(shape), setOf(imports), setOf(css), shortName(id, module)];
  });
  return `${NAME}(${expand.toString()})(${[rest, rows, shapes.all, sets.all, files.all].map((one) => JSON.stringify(one)).join()});`;
}

/**
 * Writes the manifest that a build has just left anew, in its place: its name tells what is in it, and that has not changed. Those of older builds
 * stand beside it.
 */
export function compactBuiltManifest(assets: string): void {
  const plain = fs
    .readdirSync(assets)
    .filter((file) => /^manifest-\w+\.js$/.test(file))
    .map((file) => path.join(assets, file))
    .filter((file) => fs.readFileSync(file, 'utf8').startsWith(`${NAME}{`));
  if (plain.length === 0) throw new Error(`no manifest of routes in ${assets}`);
  for (const file of plain) {
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, compactManifest(JSON.parse(text.slice(NAME.length, text.lastIndexOf('}') + 1)) as RouteManifest));
  }
}
