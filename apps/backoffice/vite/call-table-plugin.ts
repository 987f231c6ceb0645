import type { CallSpec } from '@touchline/contract/call';
import { buildCallTable } from '@touchline/contract/call-table';
import { CALLS } from '@touchline/contract/calls';
import type { Plugin } from 'vite';

const isOfConsole = ([key]: readonly [string, unknown]): boolean => key.startsWith('operator');

/** The part of the contract that the browser gets: the console's calls, without their schemas. */
const MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:call-table': () => Object.fromEntries(Object.entries(buildCallTable(CALLS)).filter(isOfConsole)),
  'virtual:call-roles': () =>
    Object.fromEntries(
      Object.entries<CallSpec>(CALLS)
        .filter(isOfConsole)
        .map(([key, { roles = [] }]) => [key, roles]),
    ),
};

/** `virtual:call-table`: where the calls are; `virtual:call-roles`: whom they answer. */
export const callTablePlugin = (): Plugin => ({
  name: 'touchline-call-table',
  resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
  load(id) {
    const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
    return make && `export default ${JSON.stringify(make())};`;
  },
});
