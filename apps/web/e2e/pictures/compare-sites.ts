// Draws the pages of two running sites, 1440 and 390 pixels wide, and fails where one differs: for changes of markup and style sheets that nobody is
// to see (CONTRIBUTING.md). The sites run on copies of the same data, from two builds:
//   npm run pictures -- <address before> <address after> [--player login:password] [--operator login:password] [--light] [page's address...]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { type Comparison, comparePage, MAX_SHARE } from './compare-page.ts';
import { everyPage, pagesAt } from './pictured-pages.ts';
import { type Login, openWindows } from './windows.ts';

const WIDTHS = [1440, 390] as const;
const FOLDER = path.resolve(import.meta.dirname, '../../../../.cache/pictures');

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { player: { type: 'string' }, operator: { type: 'string' }, light: { type: 'boolean', default: false } },
});
const [before, after, ...addresses] = positionals;
if (before === undefined || after === undefined) {
  console.error('npm run pictures -- <address before> <address after>: both sites have to be named');
  process.exit(2);
}
const loginOf = (viewer: 'player' | 'operator'): Partial<Record<typeof viewer, Login>> => {
  const [login, password] = values[viewer]?.split(':') ?? [];
  return login && password ? { [viewer]: { login, password } } : {};
};

const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const windows = openWindows(browser, { ...loginOf('player'), ...loginOf('operator') });
const empty = await browser.newPage();
fs.rmSync(FOLDER, { recursive: true, force: true });
fs.mkdirSync(FOLDER, { recursive: true });

const counts = { same: 0, drawn: 0, faults: 0 };
function tell(name: string, width: number, found: Comparison | null): void {
  counts.drawn += 1;
  if (found?.share === 0) counts.same += 1;
  if (found === null || found.share > MAX_SHARE) counts.faults += 1;
  const said = found === null ? 'NOT IN ONE STATE' : found.share > MAX_SHARE ? `DIFFERS BY ${percent(found.share)}` : percent(found.share);
  console.log(`${said}  ${name}, ${width}`);
  if (found === null) return;
  const file = path.join(FOLDER, `${name.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}-${width}`);
  fs.writeFileSync(`${file}-before.png`, found.before);
  fs.writeFileSync(`${file}-after.png`, found.after);
}

for (const page of addresses.length > 0 ? pagesAt(addresses, windows) : await everyPage(before, windows)) {
  const theme = values.light ? 'light' : (page.theme ?? 'dark');
  const compare = (width: number) =>
    comparePage(windows, empty, { before, after }, page, { width, theme }).catch((error: unknown) => {
      console.error(error);
      return null;
    });
  const found = await Promise.all(WIDTHS.map(compare));
  for (const [n, width] of WIDTHS.entries()) tell(page.name, width, found[n] ?? null);
}
console.log(`${counts.drawn} pictures in ${FOLDER}: ${counts.same} the same to the pixel, ${counts.faults} faults`);
await browser.close();
await server.close();
process.exitCode = counts.drawn > 0 && counts.faults === 0 ? 0 : 1;
