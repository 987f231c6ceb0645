/** What players are written when they register, sign in or forgot a password, and the page of the bank of play money: by the server. */
export const texts = {
  'letter.sign-in-code.subject': 'رمزك',
  'letter.sign-in-code.body':
    '{code} هو رمز تسجيل الدخول إلى Touchline. صالح لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. لا تعطه لأحد.',
  'letter.password-reset-link.subject': 'كلمة مرور جديدة',
  'letter.password-reset-link.body':
    'طُلبت كلمة مرور جديدة لحسابك {userId}. إن كنت أنت من طلبها فافتح هذا الرابط واخترها:\n\n{link}\n\nيصلح الرابط مرة واحدة لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. وإن لم تكن أنت فتجاهل الرسالة: لن يتغير شيء.\n\nTouchline',
  'letter.password-reset-code.subject': 'رمزك',
  'letter.password-reset-code.body':
    '{code} هو رمز تغيير كلمة المرور في Touchline. صالح لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. لا تعطه لأحد.',
  'letter.password-was-reset.subject': 'تم تغيير كلمة المرور',
  'letter.password-was-reset.body':
    'تم تغيير كلمة مرور حسابك {userId} وتسجيل خروجك من كل مكان. إن لم تكن أنت فراسل الدعم فورًا.\n\nTouchline',
  'letter.second-factor-guessed.subject': 'هناك من يعرف كلمة مرورك',
  'letter.second-factor-guessed.body':
    'استخدم شخص ما كلمة مرور حسابك {userId} وجرّب رموز تطبيقك. لم يكن أي منها صحيحًا ولم يدخل أحد. اختر كلمة مرور جديدة الآن: إن لم تكن أنت، فهي معروفة لغيرك.\n\nTouchline',
  'letter.address-has-account.subject': 'استُخدم عنوانك في التسجيل',
  'letter.address-has-account.body':
    'فتح شخص ما حسابًا ببريدك أو هاتفك. لديك حساب بالفعل: {userId}. إن كنت أنت، فادخل به أو اطلب كلمة مرور جديدة. وإلا فلا تفعل شيئًا: لم يُمس حسابك ولم يعرف أحد أن لديك حسابًا.\n\nTouchline',
  'letter.activation-link.subject': 'أكّد بريدك الإلكتروني',
  'letter.activation-link.body':
    'مرحبًا بك في Touchline. رقم حسابك {userId}.\n\nافتح هذا الرابط لتأكيد أن هذا العنوان لك:\n\n{link}\n\nأو اكتب الرمز {code}. كلاهما صالح لمدة {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.\n\nTouchline',
  'letter.activation-code.subject': 'رمزك',
  'letter.activation-code.body': '{code} هو رمز Touchline لتأكيد هذا الهاتف. لا تعطه لأحد.',
  'letter.appeal-answered.subject': 'طلب المراجعة',
  'letter.appeal-answered.body':
    '{decision, select, lifted {{scope, select, betting {يمكنك الرهان من جديد.} deposits {يمكنك الإيداع من جديد.} withdrawals {يمكنك السحب من جديد.} other {حسابك مفتوح من جديد.}}} other {{scope, select, betting {يبقى الرهان موقوفًا على حسابك.} deposits {يبقى الإيداع موقوفًا على حسابك.} withdrawals {يبقى السحب موقوفًا على حسابك.} other {يبقى حسابك محظورًا.}}}}\n\n{answer}\n\nTouchline',
  'signin.code-sent': 'إن كان لهذا الهاتف حساب فالرمز في الطريق.',
  'bank.title': 'بنك تجريبي',
  'bank.asks': 'يطلب Touchline معرفة هويتك',
  'bank.first-name': 'الاسم',
  'bank.last-name': 'اسم العائلة',
  'bank.birth-date': 'تاريخ الميلاد',
  'bank.personal-number': 'الرقم الشخصي',
  'bank.confirm': 'تأكيد ودفع',
  'bank.cancel': 'إلغاء',
  'bank.play-money': 'نقود للعب: لا يُخصم شيء.',
  'bank.unknown': 'لا يوجد طلب كهذا.',
  'bank.ended': 'انتهى هذا الطلب.',
  'bank.back': 'العودة إلى Touchline',
} as const;
