import { isPageOf } from '@touchline/contract/site/page-address';
import { createContext, use } from 'react';

/** The parts that the configuration keeps from a page's visitors (R002). The server says them: a browser has no use for the list of what could be closed. */
export interface ClosedParts {
  readonly modules: readonly string[];
  /** How the addresses of their pages begin, without their language. */
  readonly pages: readonly string[];
}

export const ClosedPartsContext = createContext<ClosedParts>({ modules: [], pages: [] });

/** Whether links may lead to a module's screens; what belongs to no module is open. */
export function useIsOpen(): (module: string | undefined) => boolean {
  const { modules } = use(ClosedPartsContext);
  return (module) => module === undefined || !modules.includes(module);
}

/** Whether links may lead to an address of the site: no module that its page belongs to is closed. */
export function useIsAddressOpen(): (address: string) => boolean {
  const { pages } = use(ClosedPartsContext);
  return (address) => !isPageOf(address.split(/[?#]/)[0] ?? '', pages);
}
