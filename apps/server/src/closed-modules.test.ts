import { CALLS, type CallKey } from '@touchline/contract/calls';
import { MODULE_PARTS, SHARED_CALLS } from '@touchline/contract/site/module-parts';
import { SITE_MODULES, type SiteModule } from '@touchline/contract/site/site-modules';
import { describe, expect, it } from 'vitest';
import type { Caller, Handlers } from '#platform/http/handler';
import { withOpenModules } from './closed-modules.ts';

const KEYS = Object.keys(CALLS) as CallKey[];
const caller = { brand: { id: 2 } } as unknown as Caller;

/** The calls that answer while some modules are closed at brand 2. */
function answering(closed: readonly SiteModule[]): ReadonlySet<string> {
  const plain = Object.fromEntries(KEYS.map((key) => [key, () => 'here'])) as unknown as Handlers<CallKey>;
  const guarded = withOpenModules(plain, (brandId, module) => brandId !== 2 || !closed.includes(module));
  const ask = (key: CallKey): unknown => {
    try {
      return (guarded[key] as (input: unknown, caller: Caller, reply: unknown) => unknown)({}, caller, {});
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  return new Set(KEYS.filter((key) => ask(key) !== 'not_found'));
}

describe('R002 calls of a closed part of the product', () => {
  it.each(SITE_MODULES)('%s: its calls are not there, all others are', (module) => {
    const there = answering([module]);
    expect(KEYS.filter((key) => !there.has(key)).sort()).toEqual([...MODULE_PARTS[module].calls].sort());
  });

  it.each(SHARED_CALLS)('$call is there while one of its modules is', ({ call, modules }) => {
    for (const one of modules) expect(answering(modules.filter((module) => module !== one)).has(call)).toBe(true);
    expect(answering(modules).has(call)).toBe(false);
  });
});
