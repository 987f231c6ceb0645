// Writes what the product is made of, from package-lock.json: build/sbom/touchline.cdx.json (CycloneDX, made by npm) and
// build/sbom/licences.tsv (licence, package, version, whether it is part of what runs).
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { lockedPackages } from './licences/locked-packages.ts';
import { ROOT, readSource } from './sources/source-files.ts';

const npm = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (npm.status !== 0) throw new Error(`npm sbom ended with ${npm.status ?? npm.signal ?? npm.error?.message}`);

const { name } = JSON.parse(readSource('package.json')) as { readonly name: string };
const bill = JSON.parse(npm.stdout) as {
  readonly metadata: { readonly component: { name: string } };
  readonly components: readonly unknown[];
};
// npm gives the product the name of the folder where it happens to be.
bill.metadata.component.name = name;

const folder = path.join(ROOT, 'build/sbom');
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(path.join(folder, `${name}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
const rows = lockedPackages(readSource('package-lock.json')).map((one) =>
  [one.licence, one.name, one.version, one.shipped ? 'runs' : 'tool'].join('\t'),
);
fs.writeFileSync(path.join(folder, 'licences.tsv'), `${['licence\tpackage\tversion\tuse', ...rows.sort()].join('\n')}\n`);
console.log(`build/sbom: ${bill.components.length} components, licences of ${rows.length} packages`);
