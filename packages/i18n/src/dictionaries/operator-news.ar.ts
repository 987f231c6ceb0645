/** ما تخبر به الشركة اللاعب من لوحة تشغيلها. */
export const texts = {
  'message.support-answer.title': 'ردّ فريق الدعم',
  'message.support-answer.text': 'وصل ردّ على طلبك {id}.',
  'message.data-ready.title': 'بياناتك جاهزة',
  'message.data-ready.text': 'يمكن تنزيل ملف بياناتك مرة واحدة خلال 7 أيام.',
};
