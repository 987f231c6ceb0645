import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { parseMoney } from '@touchline/kernel/money';
import { z } from 'zod';
import { askSigned, type SignedProvider } from './hub88-api.ts';
import { type ListedJackpot, ProviderError } from './provider-api.ts';

const Jackpots = z
  .array(
    z.object({
      jackpot_id: z.string().regex(/^[\w.:-]{1,60}$/),
      name: z.string().trim().min(1).max(60),
      currency: z.string(),
      amount: z.string(),
      updated_at: z.iso.datetime({ offset: true }),
      game_codes: z.array(z.string().regex(/^[\w.:/-]{1,100}$/)).max(5_000),
    }),
  )
  .max(1_000);

/** The jackpots that a provider tells beside its Hub88 contract: `jackpot/list` {operator_id}. Amounts are decimal text. Throws ProviderError. */
export async function readHub88Jackpots(provider: SignedProvider): Promise<readonly ListedJackpot[]> {
  const told = await askSigned(provider, 'jackpot/list', { operator_id: provider.operatorId }, Jackpots);
  return told.map(({ jackpot_id: jackpot, name, currency, amount, updated_at, game_codes: games }) => {
    const known = currencyByCode(currency);
    const parsed = known && parseMoney(amount, known.scale);
    if (!parsed?.ok || parsed.value < 0n) throw new ProviderError(`answered with a jackpot of an amount that is none: ${jackpot}`);
    return { jackpot, name, currency, amountMinor: parsed.value, amountAt: new Date(updated_at), games };
  });
}
