import fs from 'node:fs';
import path from 'node:path';
import { BrandFile, SITE_SETTINGS } from '@touchline/contract/site/settings';

/**
 * The first settings of brands, from `<id>.json` in a folder. Later changes are rows; the file of a brand that is there already changes nothing.
 * Throws an Error that names the file and what is wrong in it.
 */
export function readBrandFiles(folder: string): BrandFile[] {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => readBrandFile(path.join(folder, name)));
}

function readBrandFile(file: string): BrandFile {
  const wrong = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Error =>
    new Error(`${file}: ${issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ')}`);
  const { data, error } = BrandFile.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (error) throw wrong(error.issues);
  if (path.basename(file) !== `${data.id}.json`)
    throw new Error(`${file}: call it ${data.id}.json: the file of a brand is named by the "id" that stands in it, ${data.id}`);
  for (const { name, value } of data.settings) {
    const read = SITE_SETTINGS[name].safeParse(value);
    if (read.error) throw wrong(read.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })));
  }
  return data;
}
