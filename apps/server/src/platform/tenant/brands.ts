import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Bus } from '../events/bus.ts';
import { hostName } from '../http/hosts.ts';
import type { Log } from '../watch/log.ts';
import { readBrands, writeNewBrand } from './brand.store.ts';
import { type Brand, FIRST_BRAND } from './brand.ts';
import { readBrandFiles } from './brand-files.ts';

/** Bus subject: brands or their settings were changed; every process reads them again. */
export const BRANDS_CHANGED = 'brands.changed';

/** News may be lost: so often they are read all the same. */
const REFRESH_MS = 30_000;

/** The brands of the installation, in memory: the first is always there. */
export interface Brands {
  readonly first: Brand;
  all(): readonly Brand[];
  of(id: number): Brand | undefined;
  /** The brand that a Host header names; the first brand's where it names none of the others'. */
  ofHost(header: string | undefined): Brand;
  /** Whether a name (lower case, no port) is one of a brand's. */
  isHost(name: string): boolean;
  /** Reads them, and whatever else is read with them (`onRefresh`), now. */
  refresh(): Promise<void>;
  /** `read` is run at once and whenever brands or settings change. */
  onRefresh(read: () => Promise<void>): Promise<void>;
  close(): void;
}

/** Opens the brands; those of files that are not there yet are written. */
export async function openBrands(pool: pg.Pool, bus: Bus, log: Log, config: Pick<Config, 'brandsFolder' | 'publicUrl'>): Promise<Brands> {
  const readers: (() => Promise<void>)[] = [];
  let byId = new Map<number, Brand>();
  let byHost = new Map<string, Brand>();

  async function read(): Promise<void> {
    const brands = (await readBrands(pool)).map(({ publicUrl, ...row }): Brand => {
      return { ...row, publicUrl: publicUrl === null ? config.publicUrl : new URL(publicUrl) };
    });
    byId = new Map(brands.map((brand) => [brand.id, brand]));
    // Earlier ones win: no later brand can take a host over.
    byHost = new Map(brands.toReversed().flatMap((brand) => [...brand.hosts, brand.publicUrl.hostname].map((host) => [host, brand])));
  }
  async function refresh(): Promise<void> {
    await read();
    for (const reader of readers) await reader();
  }
  const first = (): Brand => {
    const brand = byId.get(FIRST_BRAND);
    if (!brand) throw new Error(`there is no brand ${FIRST_BRAND}`);
    return brand;
  };

  for (const file of readBrandFiles(config.brandsFolder)) {
    if (await writeNewBrand(pool, file)) log.info({ brand: file.id, name: file.name }, 'a brand was added');
  }
  await read();
  first();
  const refreshLater = (): void => void refresh().catch((err: unknown) => log.warn({ err }, 'failed to read brands; retrying'));
  const unsubscribe = bus.subscribe(BRANDS_CHANGED, refreshLater);
  const timer = setInterval(refreshLater, REFRESH_MS);
  timer.unref();
  return {
    get first() {
      return first();
    },
    all: () => [...byId.values()],
    of: (id) => byId.get(id),
    ofHost: (header) => byHost.get(hostName(header) ?? '') ?? first(),
    isHost: (name) => byHost.has(name),
    refresh,
    async onRefresh(reader) {
      await reader();
      readers.push(reader);
    },
    close() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}
