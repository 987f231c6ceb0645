import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { parseMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { handleProviderEvent } from '../handle-provider-event.ts';
import type { PaymentsDeps } from '../payments-deps.ts';

/** The provider's word, believed only with its signature. Answered 200 once it is in the database; otherwise the provider sends it again. */
export const sandboxWebhook =
  (deps: PaymentsDeps): Handler<'sandboxWebhook'> =>
  async ({ body }, caller) => {
    if (!deps.provider.verify(caller.message)) throw new Failure('forbidden');
    const amount = parseMoney(body.amount, currencyByCode(body.currency)?.scale ?? 2);
    if (!amount.ok) throw new Failure('conflict');
    await handleProviderEvent(deps, { ...body, provider: deps.provider.name, amountMinor: amount.value });
    return { received: true };
  };
