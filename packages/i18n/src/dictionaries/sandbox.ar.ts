import type { texts as english } from './sandbox.en.ts';

/** The sandbox provider’s page and payment methods, in Arabic. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'payment.method.card': 'بطاقة Visa / Mastercard',
  'payment.method.bank-transfer': 'تحويل مصرفي',
  'payment.method.wallet': 'محفظة إلكترونية',
  'sandbox.to': 'إلى Touchline، الدفعة {id}',
  'sandbox.pay': 'ادفع',
  'sandbox.later': 'ادفع لاحقًا (تبقى معلّقة)',
  'sandbox.decline': 'رفض',
  'sandbox.play-money': 'أموال افتراضية: لا يُخصم أي شيء.',
  'sandbox.unknown': 'لا توجد دفعة كهذه.',
  'sandbox.back': 'العودة إلى Touchline',
  'sandbox.ended.paid': 'هذه الدفعة مدفوعة.',
  'sandbox.ended.declined': 'رُفضت هذه الدفعة.',
  'sandbox.ended.expired': 'انتهت مهلة هذه الدفعة.',
};
