import type { Language } from '@touchline/i18n/languages';
import { type OfficeHome, summariseBets, summariseSupport } from '../../features/office/home/office-home.ts';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';

/** Everything on the office's first page, read at once; a part that fails is left empty. */
export async function readOfficeHome(services: LoaderContext, lng: Language): Promise<OfficeHome> {
  const [balance, limits, bets, withdrawals, identity, support, unread] = await Promise.all([
    part(services.call('userBalance', {})),
    part(services.call('limits', {})),
    part(services.call('getOpenBetsWithCashOut', { query: { lng } })),
    part(services.call('payments', { query: { direction: 'withdrawal', state: 'open', count: 50 } })),
    part(services.call('identificationConfig', {})),
    part(services.call('supportThreads', {})),
    part(services.call('getUnreadMessages', {})),
  ]);
  return {
    balance,
    limits: limits === null ? null : { currency: limits.currency, limits: limits.limits },
    bets: bets === null ? null : summariseBets(bets),
    withdrawals: withdrawals === null ? null : withdrawals.payments.length,
    identity: identity === null ? null : identity.status,
    support: support === null ? null : summariseSupport(support),
    unread: unread === null ? null : unread.unread,
  };
}

/** The answer of a call, or null where it is refused or broken: a page of many parts stands without one of them. */
const part = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
