import { CALLS } from '@touchline/contract/calls';
import type { Changes } from './changes.ts';
import { kebab } from './names.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
/** Callers in the contract, and the caller in the test. */
const CALLERS: Readonly<Record<string, 'test' | 'player' | 'operator'>> = {
  any: 'test',
  guest: 'test',
  session: 'player',
  'session+extra': 'player',
  bearer: 'player',
  mobile: 'player',
  operator: 'operator',
};
const FEATURES = 'apps/server/src/features';
/** Nouns of the contract that a feature of another name answers. */
const ANSWERED_BY: Readonly<Record<string, string>> = {
  // Actions on a running bet.
  'cash-out': 'bets',
  // `two-factor` proves the second factor for whoever asks; what players set of it is set where the rest of their protection is.
  'two-factor': 'security',
};
const AUDIT = 'apps/server/tests/security/operator-audit.test.ts';

/** The places at which the object of handlers begins in a feature's index.ts: at its top, in what it makes for each brand's feed, or in a function of its own. */
const HANDLERS =
  /handlers: (?:\w+\(\s*)?\{|handlers: forBrands\([^\n]*=> (?:\(\{|\{[\s\S]*?\breturn \{)|const (?:handlersOf|createHandlers) = [^\n]*=> \(\{/;

export interface NewCall {
  /** Of packages/contract/src. */
  readonly noun: string;
  /** camelCase, as in the contract. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly access: string;
  /** Of the specification, C... */
  readonly row: string | undefined;
}

/** A call: its declaration with its guard, a handler that refuses, its line in the feature's index.ts, and a test. Returns what is left to do. */
export function newCall(changes: Changes, call: NewCall): string[] {
  const { noun, name, method } = call;
  const caller = callerOf(call);
  const isOperator = caller === 'operator';
  const calls = `packages/contract/src/${noun}/calls.ts`;
  if (!changes.exists(calls)) throw new Error(`${calls} is not there: ${noun} is no noun with calls`);
  // Nouns with several calls of the console keep them in a file of their own.
  const ofConsole = `packages/contract/src/${noun}/operator.ts`;
  const contract = isOperator && changes.exists(ofConsole) ? ofConsole : calls;
  const feature = `${FEATURES}/${ANSWERED_BY[noun] ?? noun}`;
  const file = `${isOperator ? 'operator' : 'calls'}/${kebab(name)}`;

  changes.insertAfter(contract, /export const \w+_CALLS = \{/, declarationOf(call));
  changes.create(`${feature}/${file}.ts`, handlerOf(call));
  changes.insertBefore(`${feature}/index.ts`, /^import /m, `import { ${name} } from './${file}.ts';\n`);
  changes.insertAfter(`${feature}/index.ts`, HANDLERS, ` ${name},`);
  changes.create(`${feature}/${file}.test.ts`, testOf(call, caller));
  if (isOperator) changes.insertBefore(AUDIT, "};\n\ndescribe('T80", `  ${name}: () => ({}),\n`);
  return [
    `${contract}: what ${name} takes, answers and refuses with, and a summary`,
    `${feature}/${file}.ts: the handler; its test says when it answers`,
    ...(isOperator
      ? [
          `${contract}: the roles that may call it (admin now)`,
          `${feature}/${file}.ts: operators.record in the transaction of what it does (recordFirst where it only shows), which ${AUDIT} looks for; what tells of no person says so there`,
        ]
      : []),
    ...(caller === 'player' && method !== 'GET'
      ? ['self_excluded among its failures, or a reason in features/limits/calls-open-to-excluded.ts']
      : []),
    'where it tells of sports, matches or draws: its handler inside forBrands, its question in apps/server/tests/security/sport-questions.ts (closed-sports.test.ts asks for it)',
    `npx vitest run packages/contract/src ${feature} apps/server/tests/security apps/server/tests/contract.test.ts`,
  ];
}

/** The caller in the test; throws where the call cannot be written as it is asked for. */
function callerOf({ name, method, url, access }: NewCall): 'test' | 'player' | 'operator' {
  if (!METHODS.includes(method)) throw new Error(`${method} is none of ${METHODS.join(', ')}`);
  if (access === 'signed')
    throw new Error(
      'a call known by its signature is written by hand: each sender proves itself in a way of its own, and its test has to forge one',
    );
  const caller = CALLERS[access];
  if (!caller) throw new Error(`${access} is none of ${Object.keys(CALLERS).join(', ')}`);
  if (!/^[a-z]\w*$/.test(name)) throw new Error(`${name} is no name of a call: camelCase`);
  if (!/^\/[\w/:.-]+$/.test(url)) throw new Error(`${url} is no path`);
  if (name in CALLS) throw new Error(`there is a call ${name} already`);
  const taken = Object.entries(CALLS).find(([, other]) => other.method === method && other.paths.some(({ path }) => path === url));
  if (taken) throw new Error(`${method} ${url} is ${taken[0]} already`);
  return caller;
}

const paramsOf = ({ url }: NewCall): string[] => [...url.matchAll(/:(\w+)/g)].map(([, param = '']) => param);

function declarationOf(call: NewCall): string {
  const { name, method, url, access, row } = call;
  const params = paramsOf(call).map((param) => `${param}: z.string()`);
  const parts = [
    `method: '${method}'`,
    `paths: [{ path: '${url}'${row ? `, row: '${row}'` : ''} }]`,
    `access: '${access}'`,
    ...(access === 'operator' ? ["roles: ['admin']"] : []),
    "envelope: 'flag'",
    "summary: 'Not written yet.'",
    ...(params.length > 0 ? [`params: z.strictObject({ ${params.join(', ')} })`] : []),
    ...(method === 'GET' ? [] : ['body: z.strictObject({})']),
    'reply: z.strictObject({})',
    'fails: []',
    'assumed: true',
  ];
  return `\n  ${name}: defineCall({ ${parts.join(', ')} }),`;
}

const handlerOf = ({ name, method, url }: NewCall): string => `import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';

/** ${method} ${url}. Not implemented yet. */
export const ${name}: Handler<'${name}'> = () => {
  throw new Failure('unavailable');
};
`;

const SENDERS = {
  test: 'test.request',
  player: '(await test.player()).requestFully',
  operator: '(await test.operator()).request',
} as const;

function testOf({ name, method, url, row }: NewCall, caller: keyof typeof SENDERS): string {
  const forbids = `it('forbids guests', async () => {
    expect((await test.request(ASKED)).statusCode).toBe(401);
  });
`;
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ASKED = { method: '${method}', url: '${url.replace(/:\w+/g, '1')}'${method === 'GET' ? '' : ', payload: {}'} } as const;

describe('${row ? `${row} ` : ''}${method} ${url}', () => {
  ${caller === 'test' ? '' : forbids}
  it('answers', async () => {
    const send = ${SENDERS[caller]};
    expect((await send(ASKED)).statusCode, '${name} is not implemented yet').toBe(200);
  });
});
`;
}
