import type { texts as english } from './sandbox.en.ts';

/** The sandbox provider’s page, in Russian. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
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
  'sandbox.identity.title': 'Учебная проверка личности',
  'sandbox.identity.text': 'Вместо камеры: выберите, чем закончится проверка документа и лица.',
  'sandbox.identity.accept': 'Всё совпадает',
  'sandbox.identity.unreadable': 'Документ не читается',
  'sandbox.identity.mismatch': 'Лицо другое',
  'sandbox.identity.sent': 'Спасибо. Результат скоро поступит в Touchline.',
  'sandbox.identity.unknown': 'Такой проверки нет.',
};
