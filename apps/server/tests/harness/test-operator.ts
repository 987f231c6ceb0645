import { OPERATOR_ROLES, type OperatorRole } from '@touchline/contract/call';
import { invariant } from '@touchline/kernel/invariant';
import type { InjectOptions } from 'fastify';
import { nanoid } from 'nanoid';
import type { WireReply } from './request-over.ts';
import type { TestApp } from './test-app.ts';

export interface TestOperator {
  readonly id: bigint;
  readonly login: string;
  readonly password: string;
  readonly token: string;
  /** As the operator: the cookie is added. */
  request(options: InjectOptions): Promise<WireReply>;
}

const PASSWORD = 'operator-password-1';
let passwordHash: Promise<string> | undefined;
let signedIn = 0;

/** Adds an operator (of every role where none are named) and signs in over the call itself. */
export async function createTestOperator(
  { app, ...test }: Pick<TestApp, 'app' | 'request'>,
  roles: readonly OperatorRole[] = OPERATOR_ROLES,
  { brandIds = null, host }: { readonly brandIds?: readonly number[] | null; readonly host?: string } = {},
): Promise<TestOperator> {
  const { account, operators } = app.features;
  const request = (wanted: InjectOptions): Promise<WireReply> =>
    test.request(host === undefined ? wanted : { ...wanted, headers: { host, ...wanted.headers } });
  passwordHash ??= account.hashPassword(PASSWORD);
  const login = `op-${nanoid().toLowerCase()}`;
  const id = await operators.addOperator({ login, passwordHash: await passwordHash, roles, brandIds });
  signedIn += 1;
  const reply = await request({
    method: 'POST',
    url: '/operator-api/login',
    remoteAddress: `10.77.${(signedIn >> 8) & 255}.${signedIn & 255}`,
    payload: { login, password: PASSWORD },
  });
  const token = /operator_token=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1];
  invariant(reply.statusCode === 200 && token !== undefined, `sign-in answered ${reply.statusCode}: ${reply.body}`);
  return {
    id,
    login,
    password: PASSWORD,
    token,
    request: (wanted) => request({ ...wanted, headers: { ...wanted.headers, cookie: `operator_token=${token}` } }),
  };
}
