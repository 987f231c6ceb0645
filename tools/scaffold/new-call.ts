import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../sources/source-files.ts';
import type { Changes } from './changes.ts';
import { kebab } from './names.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
/** Who may call, and who calls in the test. Calls known by a signature need a proof of their own and are written by hand. */
const CALLERS: Readonly<Record<string, string>> = {
  any: 'test',
  guest: 'test',
  session: 'player',
  'session+extra': 'player',
  bearer: 'player',
  mobile: 'player',
  operator: 'operator',
};
const FEATURES = 'apps/server/src/features';

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

/** A call: its declaration with its guard, a handler that refuses, its line in the feature's door, and a test. Returns what is left to do. */
export function newCall(changes: Changes, { noun, name, method, url, access, row }: NewCall): string[] {
  if (!METHODS.includes(method)) throw new Error(`${method} is none of ${METHODS.join(', ')}`);
  const caller = CALLERS[access];
  if (!caller) throw new Error(`${access} is none of ${Object.keys(CALLERS).join(', ')}`);
  if (!/^[a-z]\w*$/.test(name)) throw new Error(`${name} is no name of a call: camelCase`);
  if (!/^\/[\w/:.-]+$/.test(url)) throw new Error(`${url} is no path`);
  const contract = `packages/contract/src/${noun}/calls.ts`;
  const calls = changes.exists(contract) ? /export const (\w+_CALLS) = \{\n/.exec(changes.read(contract))?.[1] : undefined;
  const feature = calls && featureOf(changes, calls);
  if (!feature) throw new Error(`no feature's index.ts is typed by the calls of ${contract}: this one is written by hand`);
  const params = [...url.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  const title = `${method} ${url}`;

  changes.insertAfter(
    contract,
    `export const ${calls} = {`,
    `
  ${name}: defineCall({
    method: '${method}',
    paths: [{ path: '${url}'${row ? `, row: '${row}'` : ''} }],
    access: '${access}',${access === 'operator' ? " roles: ['admin']," : ''}
    envelope: 'flag',
    summary: 'Not written yet.',
    ${params.length > 0 ? `params: z.strictObject({ ${params.map((param) => `${param}: z.string()`).join(', ')} }),` : ''}
    ${method === 'GET' ? '' : 'body: z.strictObject({}),'}
    reply: z.strictObject({}),
    fails: [],
    assumed: true,
  }),`,
  );
  changes.create(
    `${FEATURES}/${feature}/calls/${kebab(name)}.ts`,
    `import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';

/** ${title}. Not implemented yet. */
export const ${name}: Handler<'${name}'> = () => {
  throw new Failure('unavailable');
};
`,
  );
  const index = `${FEATURES}/${feature}/index.ts`;
  changes.insertBefore(index, /^import /m, `import { ${name} } from './calls/${kebab(name)}.ts';\n`);
  changes.insertAfter(index, 'handlers: {', ` ${name},`);
  changes.create(
    `${FEATURES}/${feature}/calls/${kebab(name)}.test.ts`,
    testOf({ name, method, url, title: `${row ? `${row} ` : ''}${title}`, caller }),
  );
  return [
    `${contract}: what ${name} takes, answers and refuses with, and a summary`,
    `${FEATURES}/${feature}/calls/${kebab(name)}.ts: the handler; its test says when it answers`,
    ...(access === 'operator' ? [`${contract}: the roles that may call it (admin now)`] : []),
    ...(caller === 'player' && method !== 'GET'
      ? ['self_excluded among its failures, or a reason in features/limits/calls-open-to-excluded.ts']
      : []),
  ];
}

/** The feature whose door is typed by a noun's calls: there a missing handler does not compile. */
const featureOf = (changes: Changes, calls: string): string | undefined =>
  fs
    .readdirSync(path.join(ROOT, FEATURES))
    .find(
      (feature) =>
        changes.exists(`${FEATURES}/${feature}/index.ts`) &&
        new RegExp(`\\b${calls}\\b`).test(changes.read(`${FEATURES}/${feature}/index.ts`)),
    );

function testOf({
  name,
  method,
  url,
  title,
  caller,
}: {
  name: string;
  method: string;
  url: string;
  title: string;
  caller: string;
}): string {
  const send =
    caller === 'player' ? '(await test.player()).requestFully' : caller === 'operator' ? '(await test.operator()).request' : 'test.request';
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ASKED = { method: '${method}', url: '${url.replace(/:\w+/g, '1')}'${method === 'GET' ? '' : ', payload: {}'} } as const;

describe('${title}', () => {
  ${
    caller === 'test'
      ? ''
      : `it('forbids guests', async () => {
    expect((await test.request(ASKED)).statusCode).toBe(401);
  });
`
  }
  it('answers', async () => {
    const send = ${send};
    expect((await send(ASKED)).statusCode, '${name} is not implemented yet').toBe(200);
  });
});
`;
}
