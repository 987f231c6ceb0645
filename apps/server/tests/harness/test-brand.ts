import { BrandFile } from '@touchline/contract/site/settings';
import type { Platform } from '../../src/platform/platform.ts';
import { writeNewBrand } from '../../src/platform/tenant/brand.store.ts';

/** Adds a brand beside the first, known by a host of its own, as a file in `brands/` would. Gives the host. */
export async function addTestBrand(
  { pool, brands }: Pick<Platform, 'pool' | 'brands'>,
  {
    id,
    groupId,
    settings = {},
    groupSettings = {},
  }: {
    readonly id: number;
    readonly groupId?: number;
    readonly settings?: Readonly<Record<string, unknown>>;
    readonly groupSettings?: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  const host = `brand-${id}.example`;
  const file = BrandFile.parse({
    id,
    name: `Brand ${id}`,
    groupId,
    publicUrl: `http://${host}`,
    settings: [
      ...Object.entries(settings).map(([name, value]) => ({ name, value })),
      ...Object.entries(groupSettings).map(([name, value]) => ({ whose: 'group', name, value })),
    ],
  });
  await writeNewBrand(pool, file);
  await brands.refresh();
  return host;
}
