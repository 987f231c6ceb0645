import { moneyText } from '@touchline/catalogue/money-text';
import type { DepositMethod } from '@touchline/contract/payments/calls';
import type { WithdrawalMethod } from '@touchline/contract/payments/withdrawals';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { z } from 'zod';
import type { SiteFeature } from '#features/site';
import type { PaymentMethod } from './payment-methods.ts';

type Site = Pick<SiteFeature, 'unitMinor'>;

const textOf =
  (site: Site, currency: string) =>
  (units: bigint): string =>
    moneyText(units * (site.unitMinor(currency) ?? 100n), currency);

const titleOf = (id: string, language: string): string => findText(resolveLanguage(language), `payment.method.${id}`) ?? id;

/** Ways to pay in with their limits in a currency, named in a language. */
export function presentMethods(
  site: Site,
  methods: readonly PaymentMethod[],
  currency: string,
  language: string,
): z.infer<typeof DepositMethod>[] {
  const text = textOf(site, currency);
  return methods.map((method) => ({
    id: method.id,
    title: titleOf(method.id, language),
    media_key: method.mediaKey,
    minAmount: text(method.minUnits),
    maxAmount: text(method.maxUnits),
    presets: method.presetUnits.map(text),
    currency,
  }));
}

/** Ways to be paid. */
export function presentPayoutMethods(
  site: Site,
  methods: readonly PaymentMethod[],
  currency: string,
  language: string,
): z.infer<typeof WithdrawalMethod>[] {
  const text = textOf(site, currency);
  return methods.map(({ id, mediaKey, payout }) => ({
    id,
    title: titleOf(id, language),
    media_key: mediaKey,
    minAmount: text(payout.minUnits),
    maxAmount: text(payout.maxUnits),
    currency,
    destination: payout.destination,
    hours: payout.hours,
  }));
}
