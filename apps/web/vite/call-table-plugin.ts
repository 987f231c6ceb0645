import { buildCallTable } from '@touchline/contract/call-table';
import { CALLS } from '@touchline/contract/calls';
import type { Plugin } from 'vite';

const NAME = 'virtual:call-table';
const RESOLVED = `\0${NAME}`;

/** The console has these, and the site no use for them. */
const isOfSite = ([key]: readonly [string, unknown]): boolean => !key.startsWith('operator');

/** Gives the browser the addresses of the calls without their schemas. */
export const callTablePlugin = (): Plugin => ({
  name: 'touchline-call-table',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: (id) =>
    id === RESOLVED
      ? `export default ${JSON.stringify(Object.fromEntries(Object.entries(buildCallTable(CALLS)).filter(isOfSite)))};`
      : undefined,
});
