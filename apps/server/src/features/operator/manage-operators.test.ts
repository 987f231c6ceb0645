import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { addTestBrand } from '../../../tests/harness/test-brand.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/** The command by which whoever runs the server makes the first operator. */
describe('tools/manage-operators.ts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const run = async (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> => {
    const env = { ...process.env, DATABASE_URL: test.databaseUrl };
    return promisify(execFile)(process.execPath, ['tools/manage-operators.ts', ...args], { cwd: ROOT, env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stderr: string; stdout: string }) => ({ code: error.code, said: error.stderr + error.stdout }),
    );
  };
  const signIn = async (login: string, password: string, host?: string): Promise<number> => {
    const url = '/operator-api/login';
    return (await test.request({ method: 'POST', url, payload: { login, password }, headers: host ? { host } : {} })).statusCode;
  };

  it('adds an operator of chosen brands, who signs in there with the password that it prints, and disables one', async () => {
    const [second, third] = [await addTestBrand(test.platform, { id: 2 }), await addTestBrand(test.platform, { id: 3 })];
    const { code, said } = await run('add', 'desk-1', 'support,risk', '1,3');
    expect([code, said]).toEqual([0, expect.stringMatching(/^desk-1 \(support, risk\), password \S+\n$/)]);
    const password = said.trim().split(' ').at(-1) ?? '';
    expect([await signIn('desk-1', password), await signIn('desk-1', password, second), await signIn('desk-1', password, third)]).toEqual([
      200, 401, 200,
    ]);
    expect(await run('add', 'desk-1', 'support')).toEqual({ code: 2, said: 'the login is taken\n' });
    expect(await run('disable', 'desk-1')).toEqual({ code: 0, said: 'desk-1 is disabled\n' });
    expect(await signIn('desk-1', password)).toBe(401);
  });

  it('says how it is used where a role or a brand is none', async () => {
    for (const args of [['add', 'desk-2', 'king'], ['add', 'desk-2', 'risk', 'two'], ['add']]) {
      expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('add <login> <role,role> [brand,brand]') });
    }
    expect(await run('add', 'desk-3', 'risk', '1,9')).toEqual({ code: 2, said: expect.stringContaining('there is no brand 9') });
    expect((await run('disable', 'nobody')).code).toBe(1);
  });
});
