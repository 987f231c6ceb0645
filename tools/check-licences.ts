// Every package of package-lock.json has a licence that is allowed (allowed-licences.ts); names those that have not.
import { lockedPackages } from './licences/locked-packages.ts';
import { refusedLicences } from './licences/refused-licences.ts';
import { readSource } from './sources/source-files.ts';

const packages = lockedPackages(readSource('package-lock.json'));
const refused = refusedLicences(packages);
for (const fault of refused) console.error(fault);
console.log(`licences of ${packages.length} packages, ${refused.length} refused`);
process.exitCode = refused.length === 0 ? 0 : 1;
