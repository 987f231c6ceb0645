import spdxSatisfies from 'spdx-satisfies';
import { EXCEPTIONS, FOR_ALL, FOR_TOOLS } from './allowed-licences.ts';
import type { LockedPackage } from './locked-packages.ts';

/** Faults of the licences of packages, a sentence for each that may not be used; empty when all is well. */
export const refusedLicences = (packages: readonly LockedPackage[]): string[] => packages.flatMap((one) => faultOf(one) ?? []);

function faultOf({ name, version, licence, shipped }: LockedPackage): string | undefined {
  const whose = `${name} ${version} (${shipped ? 'part of what runs' : 'a tool'})`;
  if (licence === '') return `${whose} names no licence`;
  const more = EXCEPTIONS.filter(({ names }) => name.startsWith(names)).map((exception) => exception.licence);
  try {
    return spdxSatisfies(licence, [...(shipped ? FOR_ALL : FOR_TOOLS), ...more])
      ? undefined
      : `${whose} has a licence that is not allowed: ${licence}`;
  } catch {
    return `${whose} has a licence that is no SPDX expression: ${licence}`;
  }
}
