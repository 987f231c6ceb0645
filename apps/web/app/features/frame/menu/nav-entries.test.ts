import { describe, expect, it } from 'vitest';
import { NAV_GROUPS, NAV_STRIP, navGroupsFor } from './nav-entries.ts';

const addresses = NAV_GROUPS.flatMap(({ entries }) => entries.map(({ to }) => to('en')));

describe('the groups of the navigation', () => {
  it('name every section once, and no section twice', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    const texts = NAV_GROUPS.flatMap(({ entries }) => entries.map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('hold whatever the header shows besides the home page, so that nothing is lost where the header has no room', () => {
    expect(NAV_STRIP.filter((entry) => !addresses.includes(entry.to('en'))).map(({ text }) => text)).toEqual(['nav.home']);
  });

  it('are at most eight sections long, so that each is read at a glance', () => {
    expect(NAV_GROUPS.length).toBe(6);
    expect(Math.max(...NAV_GROUPS.map(({ entries }) => entries.length))).toBeLessThanOrEqual(8);
  });

  it('go where nothing of them is left', () => {
    const shown = navGroupsFor(NAV_GROUPS, ({ isSimulated, text }) => !isSimulated && text !== 'nav.results');
    expect(shown.map(({ id }) => id)).toEqual(['matches', 'picks', 'competitions', 'tools', 'help']);
    expect(shown.find(({ id }) => id === 'tools')?.entries.map(({ text }) => text)).not.toContain('nav.results');
  });
});
