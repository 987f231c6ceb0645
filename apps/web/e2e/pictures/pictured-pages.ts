import { collectAddresses } from '../page-addresses.ts';
import type { Viewer, Windows } from './windows.ts';

export interface PicturedPage {
  readonly name: string;
  readonly address: string;
  readonly viewer: Viewer;
  readonly theme?: 'light';
  /** So many of its first prices are in the coupon. */
  readonly picks?: number;
}

const CONSOLE = '/console/';
/** No picture of its own: no page, or one that is drawn elsewhere in another frame. */
const LEFT_OUT = /^\/(?:sitemap|robots)|^\/:lang\/tree|\/statistics-(?!popup)/;

/** Pictures drawn besides every page once: what guests see, the other theme, from right to left, a filled coupon. */
const LOOKS: readonly PicturedPage[] = [
  { name: 'home of a guest', address: '/en', viewer: 'guest' },
  { name: 'home in light', address: '/en', viewer: 'guest', theme: 'light' },
  { name: 'home in Arabic', address: '/ar', viewer: 'guest' },
  { name: 'football in light', address: '/en/line/football', viewer: 'guest', theme: 'light' },
  { name: 'football in Arabic', address: '/ar/line/football', viewer: 'guest' },
  { name: 'live in Arabic', address: '/ar/live', viewer: 'guest' },
  { name: 'results in Arabic, light', address: '/ar/results', viewer: 'guest', theme: 'light' },
  { name: 'coupon of one', address: '/en/line/football', viewer: 'guest', picks: 1 },
  { name: 'coupon of three', address: '/en/line/football', viewer: 'guest', picks: 3 },
  { name: 'coupon of three, light', address: '/en/line/football', viewer: 'guest', picks: 3, theme: 'light' },
  { name: 'coupon of three in Arabic', address: '/ar/line/football', viewer: 'guest', picks: 3 },
  { name: 'office in Arabic, light', address: '/ar/office/security', viewer: 'player', theme: 'light' },
];

const LOOK = { width: 1440, theme: 'dark' } as const;

/** Pages by their addresses, those of the console as an operator sees them. Pages of viewers who have no window are a guest's. */
export const pagesAt = (addresses: readonly string[], { viewers }: Windows): PicturedPage[] =>
  addresses.map((address) => {
    const viewer = address.startsWith(CONSOLE) ? 'operator' : 'player';
    return { name: address, address, viewer: viewers.includes(viewer) ? viewer : 'guest' };
  });

/**
 * Every page of the site that has an address, by its pattern, and of the console what its navigation leads to. `site`: its origin. Pages of
 * viewers who have no window are left out.
 */
export async function everyPage(site: string, windows: Windows): Promise<PicturedPage[]> {
  const pages: PicturedPage[] = LOOKS.filter(({ viewer }) => windows.viewers.includes(viewer));
  const viewer = windows.viewers.includes('player') ? 'player' : 'guest';
  const { request } = await windows.of(viewer, site, LOOK);
  for (const [name, address] of await collectAddresses(site, request)) if (!LEFT_OUT.test(name)) pages.push({ name, address, viewer });
  pages.push({ name: 'console, nobody signed in', address: CONSOLE, viewer: 'guest' });
  if (windows.viewers.includes('operator'))
    for (const address of await consoleAddresses(site, windows))
      pages.push(
        { name: address, address, viewer: 'operator' },
        { name: `${address}, light`, address, viewer: 'operator', theme: 'light' },
      );
  return pages;
}

async function consoleAddresses(site: string, windows: Windows): Promise<string[]> {
  const page = await (await windows.of('operator', site, LOOK)).newPage();
  await page.goto(site + CONSOLE);
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.close();
  return addresses;
}
