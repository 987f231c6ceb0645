/** A package as package-lock.json has it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty where the package names none. */
  readonly licence: string;
  /** Whether it is part of what runs, rather than of building and testing alone. */
  readonly shipped: boolean;
}

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const FOLDER = 'node_modules/';

/** Packages of others in the text of a package-lock.json, each version once, by name. */
export function lockedPackages(lock: string): LockedPackage[] {
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, LockEntry>> };
  const found = new Map<string, LockedPackage>();
  for (const [place, entry] of Object.entries(packages)) {
    const at = place.lastIndexOf(FOLDER);
    if (at < 0 || entry.link) continue;
    const name = entry.name ?? place.slice(at + FOLDER.length);
    const version = entry.version ?? '';
    const shipped = !(entry.dev || entry.devOptional) || found.get(`${name}@${version}`)?.shipped === true;
    found.set(`${name}@${version}`, { name, version, licence: entry.license ?? '', shipped });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}
