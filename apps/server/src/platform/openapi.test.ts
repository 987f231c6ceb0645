import type { CallSpec } from '@touchline/contract/call';
import { CALLS } from '@touchline/contract/calls';
import { describe, expect, it } from 'vitest';
import { renderDocs } from './docs-page.ts';
import { describeApi } from './openapi.ts';

describe('describeApi', () => {
  const paths = describeApi().paths as Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;

  it('has every path of every call under a name of its own', () => {
    const wanted = Object.values<CallSpec>(CALLS).flatMap((call) =>
      call.paths.map((p) => `${call.method.toLowerCase()} ${p.path.replace(/:(\w+)/g, '{$1}')}`),
    );
    const described = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    expect(described.sort()).toEqual(wanted.sort());
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map((m) => m.operationId));
    expect(new Set(names).size).toBe(names.length);
  });

  it('describes the envelope of replies and the failures', () => {
    const auth = paths['/web-api/user/auth']?.post;
    expect(JSON.stringify(auth?.responses['200'])).toContain('"success":{"const":true}');
    expect(Object.keys(auth?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '403', '429']));
  });

  it('renders a page without scripts or foreign addresses', () => {
    const page = renderDocs({ ...CALLS, evil: { ...CALLS.siteConfig, summary: '<script>alert(1)</script>' } });
    expect(page).not.toMatch(/<script|https?:\/\//);
  });
});
