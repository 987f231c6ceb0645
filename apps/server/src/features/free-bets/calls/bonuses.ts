import { BONUS_TYPE } from '@touchline/catalogue/casino/bonus-types';
import { moneyText } from '@touchline/catalogue/money-text';
import type { BonusRecord } from '@touchline/contract/office/calls';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { type FreeBet, readFreeBets } from '../freebets.store.ts';
import type { FreeBetsDeps } from '../freebets-deps.ts';
import { refuseFreeBet } from '../refuse-free-bet.ts';

const MAX = 100;
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A free bet as a bonus record (R075): progress is what has been staked of it. */
function presentBonus(bet: FreeBet, language: string): BonusRecord & { code: string; status: FreeBet['status'] } {
  const percent = Number(((bet.amountMinor - bet.leftMinor) * 100n) / bet.amountMinor);
  return {
    id: String(bet.id),
    idBonus: String(bet.id),
    type: BONUS_TYPE.FREEBET,
    name: findText(resolveLanguage(language), 'bonus.free-bet') ?? 'free bet',
    start: seconds(bet.grantedAt),
    end: seconds(bet.expiresAt),
    currentValue: moneyText(bet.amountMinor - bet.leftMinor, bet.currency),
    closed: bet.status !== 'active',
    percent,
    width: `${percent}%`,
    money: moneyText(bet.leftMinor, bet.currency),
    expirationDate: seconds(bet.expiresAt),
    currencyIso: bet.currency,
    promoId: bet.code,
    code: bet.code,
    status: bet.status,
  };
}

/** C069. */
export const promoCodes =
  ({ platform }: FreeBetsDeps): Handler<'promoCodes'> =>
  async (_input, { player, language }) => {
    return (await readFreeBets(platform.pool, player.id, MAX)).map((bet) => presentBonus(bet, language));
  };

/** C040. */
export const refuseBonus =
  ({ platform }: FreeBetsDeps): Handler<'refuseBonus'> =>
  async ({ body }, { player }) => {
    if (!(await refuseFreeBet(platform.pool, player.id, body.bonusId))) throw new Failure('bonus_unknown');
    return { refused: true };
  };
