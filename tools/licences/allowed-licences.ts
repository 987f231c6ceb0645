/** Licences (SPDX) of what reaches players or runs on our servers: they ask for no more than to be named. */
export const FOR_ALL: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
];

/** Those of what only builds and tests, and is never handed on. */
export const FOR_TOOLS: readonly string[] = [...FOR_ALL, 'CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0'];

/** Packages (by the beginning of their names) that may have one more licence, and why that is right. */
export const EXCEPTIONS: readonly { readonly names: string; readonly licence: string; readonly why: string }[] = [
  {
    names: '@img/sharp-',
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is a shared library in a package of its own: unchanged, and whoever runs the server can put another in its place',
  },
];
