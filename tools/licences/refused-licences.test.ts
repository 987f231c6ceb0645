import { describe, expect, it } from 'vitest';
import { readSource } from '../sources/source-files.ts';
import { EXCEPTIONS } from './allowed-licences.ts';
import { lockedPackages } from './locked-packages.ts';
import { refusedLicences } from './refused-licences.ts';

const lock = (packages: Readonly<Record<string, object>>): string => JSON.stringify({ lockfileVersion: 3, packages });
const refused = (name: string, more: object): string[] =>
  refusedLicences(lockedPackages(lock({ [`node_modules/${name}`]: { version: '1.0.0', ...more } })));

describe('licences', () => {
  it.each([
    ['MIT', false],
    ['MIT OR GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only) AND ISC', false],
    ['MPL-2.0', true],
    ['MIT AND CC-BY-4.0', true],
  ])('%s is allowed (of a tool alone: %s)', (license, dev) => {
    expect(refused('one', { license, dev })).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', true, 'one 1.0.0 (a tool) has a licence that is not allowed: GPL-3.0-only'],
    ['AGPL-3.0-or-later', false, 'one 1.0.0 (part of what runs) has a licence that is not allowed: AGPL-3.0-or-later'],
    ['MPL-2.0', false, 'one 1.0.0 (part of what runs) has a licence that is not allowed: MPL-2.0'],
    ['MIT AND GPL-2.0-only', false, 'one 1.0.0 (part of what runs) has a licence that is not allowed: MIT AND GPL-2.0-only'],
    [
      'SEE LICENSE IN LICENSE.txt',
      false,
      'one 1.0.0 (part of what runs) has a licence that is no SPDX expression: SEE LICENSE IN LICENSE.txt',
    ],
    ['UNLICENSED', false, 'one 1.0.0 (part of what runs) has a licence that is no SPDX expression: UNLICENSED'],
    [undefined, false, 'one 1.0.0 (part of what runs) names no licence'],
  ])('%s is refused (a tool: %s), with the name of the package', (license, dev, fault) => {
    expect(refused('one', { license, dev })).toEqual([fault]);
  });

  it('allows an exception to the packages that it names and to no other', () => {
    expect(refused('@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' })).toEqual([]);
    expect(refused('sharper', { license: 'LGPL-3.0-or-later' })).toHaveLength(1);
  });

  it('are read of every package of others, each version once, by the name that it has itself', () => {
    const packages = lockedPackages(
      lock({
        '': { name: 'ours' },
        'packages/ours': { version: '0.1.0' },
        'node_modules/ours': { link: true },
        'node_modules/b': { version: '2.0.0', license: 'MIT', dev: true },
        'node_modules/c/node_modules/b': { version: '2.0.0', license: 'MIT' },
        'node_modules/c/node_modules/@a/deep': { version: '1.0.0', license: 'ISC', dev: true },
        'node_modules/alias': { name: 'c', version: '3.0.0', license: 'MIT' },
      }),
    );
    expect(packages).toEqual([
      { name: '@a/deep', version: '1.0.0', licence: 'ISC', shipped: false },
      { name: 'b', version: '2.0.0', licence: 'MIT', shipped: true },
      { name: 'c', version: '3.0.0', licence: 'MIT', shipped: true },
    ]);
  });

  it('are allowed in the lock file as it is, with no exception that nothing needs', () => {
    const packages = lockedPackages(readSource('package-lock.json'));
    expect(packages.length).toBeGreaterThan(100);
    expect(refusedLicences(packages)).toEqual([]);
    for (const { names, licence } of EXCEPTIONS)
      expect(
        packages.some((one) => one.name.startsWith(names) && one.licence.includes(licence)),
        names,
      ).toBe(true);
  });
});
