import type { texts as english } from './captcha.en.ts';

/** The captcha's dialog, in Arabic. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'captcha.title': 'أثبت أنك إنسان',
  'captcha.text': 'كانت هناك محاولات كثيرة. أثبت أن إنسانًا هو من يتابع.',
  'captcha.slide': 'حرّك الكرة إلى النقطة التي تحمل علامتها',
  'captcha.slider': 'موضع الكرة',
  'captcha.alt': 'ملعب كرة قدم فيه أربع نقاط لكل منها علامة',
  'captcha.check': 'تحقّق',
  'captcha.checking': 'جارٍ التحقق…',
  'captcha.again': 'صورة أخرى',
  'captcha.use-work': 'المتابعة من دون صورة',
  'captcha.use-picture': 'العودة إلى الصورة',
  'captcha.work-title': 'من دون صورة',
  'captcha.work-text': 'يعمل جهازك بدلًا من ذلك لمدة تصل إلى دقيقة. أبقِ هذه النافذة مفتوحة.',
  'captcha.work-code': 'يعمل جهازك بدلًا من ذلك لمدة تصل إلى دقيقة، ثم نرسل رمزًا إلى بريد الحساب أو هاتفه.',
  'captcha.working': 'ما أنجزه جهازك',
  'captcha.percent': 'أُنجز {percent} بالمئة.',
  'captcha.code-sent': 'إن كان للحساب بريد أو هاتف، فالرمز في الطريق.',
  'captcha.code-title': 'اكتب الرمز',
  'captcha.code': 'رمز من {digits} أرقام',
  'captcha.code-wrong': 'هذا ليس الرمز. انظر إلى أحدث رمز.',
  'captcha.wrong': 'ليس هذا هو الحل. إليك محاولة أخرى.',
  'captcha.expired': 'انتهى الوقت. إليك محاولة أخرى.',
  'captcha.dismissed': 'لا يمكن المتابعة من دون هذا التحقق. حاول مرة أخرى.',
  'letter.captcha-code.subject': 'رمزك',
  'letter.captcha-code.body':
    '{code} هو رمز Touchline لمتابعة الدخول. صالح لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. لا تعطه لأحد.',
};
