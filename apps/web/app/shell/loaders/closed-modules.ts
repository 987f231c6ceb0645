import { modulesOfPage } from '@touchline/contract/site/module-parts';
import { createContext, use } from 'react';

/** Modules whose screens the configuration keeps from this page's visitors (R002). */
export const ClosedModulesContext = createContext<readonly string[]>([]);

/** Whether links may lead to a module's screens; what belongs to no module is open. */
export function useIsOpen(): (module: string | undefined) => boolean {
  const closed = use(ClosedModulesContext);
  return (module) => module === undefined || !closed.includes(module);
}

/** Whether links may lead to an address of the site: no module that its page belongs to is closed. */
export function useIsAddressOpen(): (address: string) => boolean {
  const isOpen = useIsOpen();
  return (address) => modulesOfPage(address.split(/[?#]/)[0] ?? '').every(isOpen);
}
