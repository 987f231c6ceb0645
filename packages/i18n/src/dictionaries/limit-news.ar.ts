/** What a player is told of their own limits, breaks and exclusions: written by the server. */
export const texts = {
  'limit-news.hold': '{limit}: {value}. يسري من الآن.',
  'limit-news.wait': '{limit}: طلبت {value}. لا يتغير شيء قبل أن تؤكد، ويمكنك التأكيد ابتداءً من {at}.',
  'limit-news.wait-none': '{limit}: طلبت إلغاء هذا الحد. لا يتغير شيء قبل أن تؤكد، ويمكنك التأكيد ابتداءً من {at}.',
  'limit-news.kept': '{limit}: يبقى {value}. أُلغي طلبك بحد أوسع.',
  'limit-news.confirmed': '{limit}: أصبح {value} كما أكدت.',
  'limit-news.gone': '{limit}: أُلغي هذا الحد كما أكدت.',
  'message.limits-changed.title': 'تغيرت حدودك',
  'message.limits-changed.text': '{changes}\n\nإن لم تكن أنت من فعل ذلك، فغيّر كلمة المرور واكتب إلى الدعم.',
  'message.break-begun.title': 'بدأت استراحتك',
  'message.break-begun.text':
    'حتى {until} لا يمكنك المراهنة ولا الإيداع، ولن نرسل إليك أي عروض. يمكنك سحب أموالك في أي وقت. تنتهي الاستراحة من تلقاء نفسها، ولا يستطيع أحد إنهاءها قبل موعدها.',
  'message.self-exclusion-begun.title': 'لقد استبعدت نفسك',
  'message.self-exclusion-begun.text':
    'حتى {until} لا يمكنك المراهنة ولا الإيداع، ولن نرسل إليك أي عروض. يمكنك سحب أموالك في أي وقت، وتُسوّى الرهانات الجارية كالمعتاد. ولا يستطيع أحد إنهاء ذلك قبل موعده.',
  'message.excluded-for-good.title': 'لقد استبعدت نفسك نهائيًا',
  'message.excluded-for-good.text':
    'لم يعد بإمكانك المراهنة ولا الإيداع، ولن نرسل إليك أي عروض. يمكنك سحب أموالك في أي وقت، وتُسوّى الرهانات الجارية كالمعتاد.',
  'letter.notice.subject': 'Touchline: {title}',
  'letter.notice.body': '{text}\n\nTouchline',
} as const satisfies Readonly<Record<string, string>>;
