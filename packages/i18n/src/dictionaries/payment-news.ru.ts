import type { texts as english } from './payment-news.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  'message.withdrawal-paid.title': '{amount} выплачено',
  'message.withdrawal-paid.text': 'Ваш вывод на {destination} выплачен.',
  'message.withdrawal-failed.title': 'Вывод {amount} не прошёл',
  'message.withdrawal-failed.text': 'На {destination} выплатить не удалось. Деньги снова на балансе.',
  'message.withdrawal-declined.title': 'Вывод {amount} отклонён',
  'message.withdrawal-declined.text': 'Деньги снова на балансе. Причина указана в истории платежей.',
};
