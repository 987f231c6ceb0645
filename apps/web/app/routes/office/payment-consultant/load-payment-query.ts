import { addressId } from '../../../shell/loaders/address-id.ts';
import type { LoaderContext } from '../../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage } from '../../../shell/loaders/loader-guards.ts';

/** A request about payments by the number in the page's address; a page that is not there where the player has no such request. */
export function loadPaymentQuery(services: LoaderContext, segment: string) {
  const threadId = addressId(segment) ?? notFound();
  return orErrorPage(services.call('paymentQuery', { params: { threadId } }));
}
