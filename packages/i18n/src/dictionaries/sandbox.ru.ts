import type { texts as english } from './sandbox.en.ts';

/** The sandbox provider’s page and payment methods, in Russian. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'payment.method.card': 'Карта Visa / Mastercard',
  'payment.method.bank-transfer': 'Банковский перевод',
  'payment.method.wallet': 'Электронный кошелёк',
  'sandbox.to': 'для Touchline, платёж {id}',
  'sandbox.pay': 'Оплатить',
  'sandbox.later': 'Оплатить позже (останется в ожидании)',
  'sandbox.decline': 'Отклонить',
  'sandbox.play-money': 'Игровые деньги: ничего не списывается.',
  'sandbox.unknown': 'Такого платежа нет.',
  'sandbox.back': 'Вернуться в Touchline',
  'sandbox.ended.paid': 'Этот платёж оплачен.',
  'sandbox.ended.declined': 'Этот платёж отклонён.',
  'sandbox.ended.expired': 'Срок этого платежа истёк.',
};
