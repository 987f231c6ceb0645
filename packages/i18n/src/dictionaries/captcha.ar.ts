import type { texts as english } from './captcha.en.ts';

/** The captcha's dialog, in Arabic. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'captcha.title': 'أثبت أنك إنسان',
  'captcha.text': 'حرّك القطعة إلى مكانها في الصورة.',
  'captcha.slider': 'موضع القطعة',
  'captcha.alt': 'ملعب كرة قدم عليه أشكال ملوّنة وفيه فراغ',
  'captcha.check': 'تحقّق',
  'captcha.checking': 'جارٍ التحقق…',
  'captcha.again': 'صورة أخرى',
  'captcha.use-question': 'أجب عن سؤال بدلًا من ذلك',
  'captcha.use-picture': 'العودة إلى الصورة',
  'captcha.wrong': 'ليس هذا هو الحل. إليك محاولة أخرى.',
  'captcha.expired': 'انتهى الوقت. إليك محاولة أخرى.',
  'captcha.dismissed': 'لا يمكن المتابعة من دون هذا التحقق. حاول مرة أخرى.',
  'captcha.question': 'أهداف أصحاب الأرض: {home}. أهداف الضيوف: {away}. كم عدد الأهداف كلها؟ أجب بالأرقام.',
  'captcha.number.1': 'واحد',
  'captcha.number.2': 'اثنان',
  'captcha.number.3': 'ثلاثة',
  'captcha.number.4': 'أربعة',
  'captcha.number.5': 'خمسة',
  'captcha.number.6': 'ستة',
  'captcha.number.7': 'سبعة',
  'captcha.number.8': 'ثمانية',
  'captcha.number.9': 'تسعة',
};
