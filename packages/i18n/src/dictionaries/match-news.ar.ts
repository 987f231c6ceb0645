/** What the server writes of matches: news for subscribers, events to choose from, facts of previews. */
export const texts = {
  'subscription.event.start': 'بداية المباراة',
  'subscription.event.goal': 'الأهداف',
  'subscription.event.card': 'البطاقات',
  'subscription.event.period': 'نهاية كل فترة',
  'subscription.event.end': 'النتيجة النهائية',
  'subscription.event.postponed': 'تأجيل المباراة',
  'message.match-start.title': 'بدأت مباراة {match}',
  'message.match-start.text': 'النتيجة {score}.',
  'message.match-goal.title': 'هدف! {match} {score}',
  'message.match-goal.text': '{detail}، الدقيقة {minute}',
  'message.match-card.title': 'بطاقة: {match} {score}',
  'message.match-card.text': '{detail}، الدقيقة {minute}',
  'message.match-period.title': '{match} {score}',
  'message.match-period.text': 'انتهت الفترة: {period}.',
  'message.match-end.title': 'النتيجة النهائية: {match} {score}',
  'message.match-end.text': 'انتهت المباراة. النتيجة: {score}.',
  'message.match-postponed.title': 'تأجيل: {match}',
  'message.match-postponed.text': 'أُجّلت المباراة.',
  'preview.form-won':
    '{team}: {won, plural, zero {لا فوز} one {فوز واحد} two {فوزان} few {# انتصارات} many {# انتصارًا} other {# انتصار}} في آخر {of} مباريات.',
  'preview.unbeaten':
    '{team} بلا هزيمة منذ {n, plural, zero {# مباراة} one {مباراة واحدة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}}.',
  'preview.winless':
    '{team} بلا فوز منذ {n, plural, zero {# مباراة} one {مباراة واحدة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}}.',
  'preview.streak-won':
    '{team}: {n, plural, zero {لا فوز} one {فوز واحد} two {فوزان} few {# انتصارات} many {# انتصارًا} other {# انتصار}} على التوالي.',
  'preview.streak-lost':
    '{team}: {n, plural, zero {لا هزيمة} one {هزيمة واحدة} two {هزيمتان} few {# هزائم} many {# هزيمة} other {# هزيمة}} على التوالي.',
  'preview.meetings':
    '{team}: {won, plural, zero {لا فوز} one {فوز واحد} two {فوزان} few {# انتصارات} many {# انتصارًا} other {# انتصار}} في آخر {of} مواجهات مباشرة.',
  'preview.meetings-drawn':
    '{n, plural, zero {لا تعادل} one {تعادل واحد} two {تعادلان} few {# تعادلات} many {# تعادلًا} other {# تعادل}} في آخر {of} مواجهات مباشرة.',
  'preview.places': 'صاحب المركز {home} في الترتيب يواجه صاحب المركز {away}.',
  'preview.goals':
    '{team}: أكثر من هدفين في {n, plural, zero {# مباراة} one {مباراة واحدة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}} من آخر {of}.',
  'preview.none': 'لا تاريخ بين هذين الطرفين بعد.',
};
