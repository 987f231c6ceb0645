import type { texts as english } from './payment-news.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  'message.withdrawal-paid.title': 'تم دفع {amount}',
  'message.withdrawal-paid.text': 'تم دفع سحبك إلى {destination}.',
  'message.withdrawal-failed.title': 'فشل سحب {amount}',
  'message.withdrawal-failed.text': 'تعذّر الدفع إلى {destination}. عاد المال إلى رصيدك.',
  'message.withdrawal-declined.title': 'رُفض سحب {amount}',
  'message.withdrawal-declined.text': 'عاد المال إلى رصيدك. السبب مذكور في سجل المدفوعات.',
};
