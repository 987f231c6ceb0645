import type { CallKey } from '@touchline/contract/calls';
import { MODULE_PARTS, SHARED_CALLS } from '@touchline/contract/site/module-parts';
import { SITE_MODULES, type SiteModule } from '@touchline/contract/site/site-modules';
import { Failure } from '#platform/http/failure';
import type { Caller, Handlers } from '#platform/http/handler';

/** Each call that a brand may close, with its modules: it is there while one of them is. */
const GUARDED: readonly { readonly call: CallKey; readonly modules: readonly SiteModule[] }[] = [
  ...SITE_MODULES.flatMap((module) => MODULE_PARTS[module].calls.map((call) => ({ call, modules: [module] }))),
  ...SHARED_CALLS,
];

type AnyHandler = (input: unknown, caller: Caller, reply: unknown) => unknown;

/** Calls of a part that is closed at the caller's brand answer as what is not there. */
export function withOpenModules(handlers: Handlers<CallKey>, isOpen: (brandId: number, module: SiteModule) => boolean): Handlers<CallKey> {
  const guarded = GUARDED.map(({ call, modules }) => {
    const handler = handlers[call] as AnyHandler;
    const guard: AnyHandler = (input, caller, reply) => {
      if (!modules.some((module) => isOpen(caller.brand.id, module))) throw new Failure('not_found');
      return handler(input, caller, reply);
    };
    return [call, guard] as const;
  });
  return { ...handlers, ...Object.fromEntries(guarded) };
}
