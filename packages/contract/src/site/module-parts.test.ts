import { describe, expect, it } from 'vitest';
import { CALLS } from '../calls.ts';
import { OFFICE_PAGES } from '../office/enums.ts';
import { STATISTICS_CALLS } from '../statistics/calls.ts';
import { MODULE_PARTS, modulesOfPage } from './module-parts.ts';
import { SITE_MODULES } from './site-modules.ts';

describe('parts of the product', () => {
  it.each(SITE_MODULES)('%s has pages, and no calls that are not there', (module) => {
    const { pages, calls } = MODULE_PARTS[module];
    expect(pages.length).toBeGreaterThan(0);
    expect(calls.filter((key) => !(key in CALLS))).toEqual([]);
  });

  it('R002 has every call of statistics in their module, and every page of the office in the one that the menu asks for', () => {
    expect([...MODULE_PARTS.statistics.calls].sort()).toEqual(Object.keys(STATISTICS_CALLS).sort());
    for (const { path, module } of OFFICE_PAGES)
      expect([path, modulesOfPage(`/en/${path}`)]).toEqual([path, module === null ? [] : [module]]);
  });

  it('finds the modules of an address', () => {
    expect(modulesOfPage('/en/cricket/search')).toEqual(['sports', 'search']);
    expect(modulesOfPage('/ar/line/football/england-premier-league-1')).toEqual(['sports']);
    expect(modulesOfPage('/en/express-day/')).toEqual(['expressDay']);
    expect(['/en/linear', '/en', '/', ''].flatMap(modulesOfPage)).toEqual([]);
  });

  it('reads addresses as the router does', () => {
    for (const written of ['/en/LINE', '/en/l%69ne/football', '/en//line', '//en/line/'])
      expect(modulesOfPage(written)).toEqual(['sports']);
    expect(modulesOfPage('/en/Line/%E0%A4%A')).toEqual(['sports']);
  });
});
