import { BONUS_TYPE } from '@touchline/catalogue/bonus-types';
import { currencyByCode } from '@touchline/catalogue/currencies';
import type { BonusRecord } from '@touchline/contract/office';
import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatMoney } from '@touchline/kernel/money';
import type { FreeBet } from '#features/freebets';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { type OfficeDeps, ownerOf } from '../office-deps.ts';

const MOST = 100;
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A free bet as a bonus record (R075): progress is what has been staked of it. */
export function presentBonus(bet: FreeBet, language: string): BonusRecord & { code: string; status: FreeBet['status'] } {
  const scale = currencyByCode(bet.currency)?.scale ?? 2;
  const percent = Number(((bet.amountMinor - bet.leftMinor) * 100n) / bet.amountMinor);
  return {
    id: String(bet.id),
    idBonus: String(bet.id),
    type: BONUS_TYPE.FREEBET,
    name: findText(siteLanguage(language), 'bonus.free-bet') ?? 'free bet',
    start: seconds(bet.grantedAt),
    end: seconds(bet.expiresAt),
    currentValue: formatMoney(bet.amountMinor - bet.leftMinor, scale),
    closed: bet.status !== 'active',
    percent,
    width: `${percent}%`,
    money: formatMoney(bet.leftMinor, scale),
    expirationDate: seconds(bet.expiresAt),
    currencyIso: bet.currency,
    promoId: bet.code,
    code: bet.code,
    status: bet.status,
  };
}

/** C069. */
export const promoCodes =
  ({ freeBets }: OfficeDeps): Handler<'promoCodes'> =>
  async (_input, caller) =>
    (await freeBets.readLatest(ownerOf(caller), MOST)).map((bet) => presentBonus(bet, caller.language));

/** C040. */
export const refuseBonus =
  ({ freeBets }: OfficeDeps): Handler<'refuseBonus'> =>
  async ({ body }, caller) => {
    if (!(await freeBets.refuse(ownerOf(caller), body.bonusId))) throw new Failure('bonus_unknown');
    return { refused: true };
  };
