import { type Access, type CallSpec, OPERATOR_ROLES, type OperatorRole } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRequest } from '../harness/call-request.ts';
import type { WireReply } from '../harness/request-over.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestOperator } from '../harness/test-operator.ts';
import type { TestPlayer } from '../harness/test-player.ts';

/** T70: who may call what. Nothing here is written down a second time: every cell follows from the contract. */

let test: TestApp;
let player: TestPlayer;
const operators = new Map<OperatorRole, TestOperator>();
beforeAll(async () => {
  test = await startTestApp();
  player = await test.player({ deposit: '5.00' });
  for (const role of OPERATOR_ROLES) operators.set(role, await test.operator([role]));
});
afterAll(() => test.close());

/** The credentials of a caller. `stale`: tokens of a session that has ended. */
const CALLERS = ['guest', 'forged', 'stale', 'player', 'player-extra', ...OPERATOR_ROLES] as const;
type CallerKind = (typeof CALLERS)[number];

const isRole = (kind: CallerKind): kind is OperatorRole => (OPERATOR_ROLES as readonly string[]).includes(kind);

/** Whether a caller passes the access check; after it a call may still refuse what was asked. */
function mayPass({ access, roles }: CallSpec, kind: CallerKind): boolean {
  const byAccess: Readonly<Record<Access, () => boolean>> = {
    guest: () => true,
    any: () => true,
    session: () => kind === 'player' || kind === 'player-extra',
    'session+extra': () => kind === 'player-extra',
    bearer: () => kind === 'player-extra',
    mobile: () => kind === 'player-extra',
    operator: () => isRole(kind) && (roles?.includes(kind) ?? false),
    // Known by its signature alone: nobody here has one.
    signed: () => false,
  };
  return byAccess[access]();
}

let stale: TestPlayer;
beforeAll(async () => {
  stale = await test.player();
  await test.app.features.session.endAll(stale.id, 'test');
});

let address = 0;
function send(kind: CallerKind, wanted: Parameters<TestApp['request']>[0]): Promise<WireReply> {
  // Each from an address of its own, so that no rate limit answers before the access check.
  address += 1;
  const options = { ...wanted, remoteAddress: `10.70.${(address >> 8) & 255}.${address & 255}` };
  if (isRole(kind)) return operators.get(kind)?.request(options) ?? Promise.reject(new Error(kind));
  const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.';
  switch (kind) {
    case 'player':
      return player.request(options);
    case 'player-extra':
      return player.requestFully(options);
    case 'stale':
      return stale.requestFully(options);
    case 'forged':
      return test.request({
        ...options,
        headers: {
          ...options.headers,
          cookie: `user_token=${forged}; operator_token=${player.token}`,
          authorization: `Bearer ${forged}`,
          'x-auth': `Bearer ${forged}`,
        },
      });
    default:
      return test.request(options);
  }
}

/** Whether the access check gave the reply. The console's says 401 to strangers and 403 to other roles. */
const wasStopped = (spec: CallSpec, reply: WireReply): boolean => {
  const code = reply.headers['content-type']?.toString().includes('json') ? (reply.json() as { code?: string }).code : undefined;
  if (spec.access === 'signed')
    return reply.statusCode === 401 || reply.statusCode === 403 || code === 'forbidden' || reply.statusCode === 400;
  return (reply.statusCode === 401 && code === 'unauthenticated') || (spec.access === 'operator' && reply.statusCode === 403);
};

/** Calls that end what the other cells stand on are asked with nothing that could succeed. */
const ENDS: readonly CallKey[] = ['disconnect', 'operatorLogout'];

describe('T70 role x call: the access check lets in whom the contract names, and nobody else', () => {
  const cells = (Object.keys(CALLS) as CallKey[]).filter((key) => !ENDS.includes(key));
  it.each(cells)('%s', async (key) => {
    const spec: CallSpec = CALLS[key];
    const wrong: string[] = [];
    for (const path of spec.paths.slice(0, 1))
      for (const kind of CALLERS) {
        const reply = await send(kind, callRequest(spec, path, { params: {}, body: {} }));
        const stopped = wasStopped(spec, reply);
        const passes = mayPass(spec, kind);
        // A call for guests may itself say that it knows nobody by these credentials.
        const own = passes && spec.access !== 'operator' && reply.statusCode === 401 && (spec.access === 'guest' || spec.access === 'any');
        if (stopped === passes && !own) wrong.push(`${kind} at ${path.path}: ${reply.statusCode} ${reply.body.slice(0, 80)}`);
        if (reply.statusCode >= 500) wrong.push(`${kind} at ${path.path}: ${reply.statusCode}`);
      }
    expect(wrong).toEqual([]);
  });

  it('ends a session only for who has one', async () => {
    const spec: CallSpec = CALLS.operatorLogout;
    for (const kind of ['guest', 'forged', 'stale', 'player-extra'] as const) {
      const reply = await send(kind, callRequest(spec, spec.paths[0], {}));
      expect([kind, reply.statusCode]).toEqual([kind, 401]);
    }
  });

  it('planted: a cell that the contract does not allow is seen', () => {
    expect(mayPass(CALLS.operatorLedgerCheck, 'support')).toBe(false);
    expect(mayPass(CALLS.operatorLedgerCheck, 'admin')).toBe(true);
    expect(mayPass(CALLS.userBalance, 'guest')).toBe(false);
  });

  it('every role has work of its own and none has everything', () => {
    const specs: readonly CallSpec[] = Object.values(CALLS);
    const ofConsole = specs.filter(({ access }) => access === 'operator');
    for (const role of OPERATOR_ROLES) {
      const may = ofConsole.filter(({ roles }) => roles?.includes(role)).length;
      expect(may, role).toBeGreaterThan(2);
      expect(may, role).toBeLessThan(ofConsole.length);
    }
  });
});
