import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePolicy } from '#platform/http/security-headers';
import { callRequest } from '../harness/call-request.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestOperator } from '../harness/test-operator.ts';
import type { TestPlayer } from '../harness/test-player.ts';

/** T65 on the side of the calls: whatever is sent comes back as data, never as a page. That pages draw it as text is seen in the browser tests. */
const MARKUP = '"><svg/onload=alert(1)><script>alert(2)</script>';

let test: TestApp;
let player: TestPlayer;
let operator: TestOperator;
beforeAll(async () => {
  test = await startTestApp();
  player = await test.player({ deposit: '5.00' });
  operator = await test.operator();
});
afterAll(() => test.close());

/** The same text in every field that a part of a call has. */
function filled(schema: unknown): Record<string, unknown> {
  const def = (schema as { def?: { shape?: Record<string, unknown>; in?: unknown; innerType?: unknown; options?: unknown[] } } | undefined)
    ?.def;
  if (!def) return {};
  if (def.shape) return Object.fromEntries(Object.keys(def.shape).map((name) => [name, MARKUP]));
  if (def.options) return Object.assign({}, ...def.options.map(filled));
  return filled(def.in ?? def.innerType);
}

let address = 0;
describe('T65 markup in every field of every call', () => {
  it.each((Object.keys(CALLS) as CallKey[]).filter((key) => key !== 'disconnect' && key !== 'operatorLogout'))('%s', async (key) => {
    const spec: CallSpec = CALLS[key];
    const parts = { params: filled(spec.params), query: filled(spec.query), body: filled(spec.body) };
    for (const path of spec.paths) {
      address += 1;
      const wanted = { ...callRequest(spec, path, parts), remoteAddress: `10.65.${(address >> 8) & 255}.${address & 255}` };
      for (const reply of [await test.request(wanted), await player.requestFully(wanted), await operator.request(wanted)]) {
        expect(reply.statusCode).toBeLessThan(500);
        expect(reply.headers['x-content-type-options']).toBe('nosniff');
        expect(String(reply.headers['content-security-policy'])).toMatch(/default-src '(none|self)'/);
        const type = String(reply.headers['content-type'] ?? '');
        expect(type).not.toMatch(/svg|xml/);
        if (type.includes('html')) expect(reply.body).not.toContain('<script>alert');
        for (const [name, value] of Object.entries(reply.headers))
          expect([name, String(value).includes('<script>')]).toEqual([name, false]);
      }
    }
  });
});

describe('T65 the policy of a page', () => {
  it('lets no script run but our own and those with the nonce of this very page', () => {
    const directives = new Map(
      pagePolicy({ nonce: 'n0nce' })
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
    );
    expect(directives.get('script-src')).toEqual(["'self'", "'nonce-n0nce'"]);
    expect(directives.get('default-src')).toEqual(["'self'"]);
    for (const name of ['object-src', 'base-uri']) expect(directives.get(name)).toEqual(["'none'"]);
    for (const name of ['form-action', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'self'"]);
  });
});
