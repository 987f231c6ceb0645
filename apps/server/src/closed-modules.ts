import type { CallKey } from '@touchline/contract/calls';
import type { SiteModule } from '@touchline/contract/site/settings';
import { Failure } from '#platform/http/failure';
import type { Caller, Handlers } from '#platform/http/handler';

/** Calls of parts of the product that a brand may close. Other parts have screens and links alone. */
const MODULE_CALLS = { search: ['search'], expressDay: ['getExpressDay'] } as const satisfies Partial<
  Record<SiteModule, readonly CallKey[]>
>;

type AnyHandler = (input: unknown, caller: Caller, reply: unknown) => unknown;

/** Calls of a part that is closed at the caller's brand answer as what is not there. */
export function withOpenModules(handlers: Handlers<CallKey>, isOpen: (brandId: number, module: SiteModule) => boolean): Handlers<CallKey> {
  const guarded = Object.entries(MODULE_CALLS).flatMap(([module, keys]) =>
    keys.map((key) => {
      const handler = handlers[key] as AnyHandler;
      const guard: AnyHandler = (input, caller, reply) => {
        if (!isOpen(caller.brand.id, module as SiteModule)) throw new Failure('not_found');
        return handler(input, caller, reply);
      };
      return [key, guard] as const;
    }),
  );
  return { ...handlers, ...Object.fromEntries(guarded) };
}
