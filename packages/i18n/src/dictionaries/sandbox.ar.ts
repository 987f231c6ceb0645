import type { texts as english } from './sandbox.en.ts';

/** The sandbox provider’s page, in Arabic. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
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
  'sandbox.identity.title': 'تجربة التحقق من الهوية',
  'sandbox.identity.text': 'بدل الكاميرا: اختر كيف ينتهي التحقق من مستندك ووجهك.',
  'sandbox.identity.accept': 'كل شيء مطابق',
  'sandbox.identity.unreadable': 'المستند غير مقروء',
  'sandbox.identity.mismatch': 'الوجه مختلف',
  'sandbox.identity.sent': 'شكرًا. تصل النتيجة إلى Touchline بعد لحظات.',
  'sandbox.identity.unknown': 'لا يوجد تحقق كهذا.',
};
