import type { CallSpec } from '@touchline/contract/call';
import { CALLS } from '@touchline/contract/calls';
import { describe, expect, it } from 'vitest';
import { renderDocs } from '../pages/docs-page.ts';
import { describeApi } from './openapi.ts';

type Paths = Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
const pathsFor = (audience: 'public' | 'operator'): Paths => describeApi(audience, 'Brand').paths as Paths;
const namesOf = (paths: Paths): string[] => Object.values(paths).flatMap((methods) => Object.values(methods).map((m) => m.operationId));

describe('describeApi', () => {
  const paths = pathsFor('public');

  it('has every path of every call under a name of its own, the console’s apart from the others', () => {
    const wanted = Object.values<CallSpec>(CALLS).flatMap((call) =>
      call.paths.map((p) => `${call.method.toLowerCase()} ${p.path.replace(/:(\w+)/g, '{$1}')}`),
    );
    const described = [paths, pathsFor('operator')].flatMap((some) =>
      Object.entries(some).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`)),
    );
    expect(described.sort()).toEqual(wanted.sort());
    const names = [...namesOf(paths), ...namesOf(pathsFor('operator'))];
    expect(new Set(names).size).toBe(names.length);
  });

  it('tells the public of no call of the console', () => {
    const operatorKeys = new Set(Object.entries<CallSpec>(CALLS).flatMap(([key, call]) => (call.access === 'operator' ? [key] : [])));
    expect(operatorKeys.size).toBeGreaterThan(10);
    expect(namesOf(paths).filter((name) => operatorKeys.has(name.replace(/-\d+$/, '')))).toEqual([]);
    expect(JSON.stringify(describeApi('public', 'Brand'))).not.toMatch(/operator-api|operator_token/);
  });

  it('describes the envelope of replies and the failures', () => {
    const auth = paths['/web-api/user/auth']?.post;
    expect(JSON.stringify(auth?.responses['200'])).toContain('"success":{"const":true}');
    expect(Object.keys(auth?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '403', '429']));
  });

  it('renders a page without scripts or foreign addresses', () => {
    const page = renderDocs('<Brand>', { ...CALLS, evil: { ...CALLS.siteConfig, summary: '<script>alert(1)</script>' } });
    expect(page).not.toMatch(/<script|https?:\/\//);
  });
});
