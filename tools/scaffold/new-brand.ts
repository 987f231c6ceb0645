import fs from 'node:fs';
import path from 'node:path';
import { BrandFile } from '@touchline/contract/site/settings';
import { ROOT } from '../sources/source-files.ts';
import type { Changes } from './changes.ts';

const FOLDER = 'brands';

/**
 * A brand: its file, called after the next free number, which is read as the server reads it. Throws an Error where its name or host is none, or
 * another brand has the host. Returns what is left to do.
 */
export function newBrand(changes: Changes, name: string, host: string): string[] {
  const brands = fs
    .readdirSync(path.join(ROOT, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => BrandFile.parse(JSON.parse(changes.read(`${FOLDER}/${file}`))));
  const taken = brands.find(({ hosts }) => hosts.includes(host));
  if (taken) throw new Error(`${host} is a host of brand ${taken.id} (${taken.name}) already`);
  const id = Math.max(0, ...brands.map((brand) => brand.id)) + 1;
  const brand = BrandFile.safeParse({ id, name, publicUrl: `https://${host}`, hosts: [host] });
  if (brand.error) throw new Error(brand.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; '));
  const { publicUrl, hosts, settings } = brand.data;
  const file = `${FOLDER}/${id}.json`;
  changes.create(file, `${JSON.stringify({ id, name, publicUrl, hosts, settings })}\n`);
  return [
    `${file}: the settings that it begins with, and its group where it is not the first ("groupId"). The file is called after the brand's number, and stays so`,
    'the next start adds it; what is changed afterwards is changed at the console, and the file changes nothing any more',
    'npx vitest run --project unit tools/scaffold, and --project server apps/server/src/platform/tenant',
  ];
}
