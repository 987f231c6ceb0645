import { data } from 'react-router';
import type { LoaderContext } from '../../../shell/loaders/loader-context.ts';

/** A request about payments by the number in the page's address; a page that is not there where the player has no such request. */
export async function loadPaymentQuery(services: LoaderContext, threadId: string) {
  if (!/^[1-9]\d{0,17}$/.test(threadId)) throw data(null, 404);
  return services.call('paymentQuery', { params: { threadId } }).catch((error: unknown) => {
    throw (error as { code?: string }).code === 'not_found' ? data(null, 404) : error;
  });
}
