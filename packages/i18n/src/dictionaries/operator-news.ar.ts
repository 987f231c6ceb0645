/** ما تخبر به الشركة اللاعب من لوحة تشغيلها. */
export const texts = {
  'message.support-answer.title': 'ردّ فريق الدعم',
  'message.support-answer.text': 'وصل ردّ على طلبك {id}.',
  'message.data-ready.title': 'بياناتك جاهزة',
  'message.data-ready.text': 'يمكن تنزيل ملف بياناتك مرة واحدة خلال 7 أيام.',
  'message.blocked-betting.title': 'الرهان موقوف على حسابك',
  'message.blocked-betting.text': 'افتح لترى السبب والمدة وكيف تقدّم تظلّمًا.',
  'message.blocked-deposits.title': 'الإيداع موقوف على حسابك',
  'message.blocked-deposits.text': 'افتح لترى السبب والمدة وكيف تقدّم تظلّمًا.',
  'message.blocked-withdrawals.title': 'السحب موقوف على حسابك',
  'message.blocked-withdrawals.text': 'افتح لترى السبب والمدة وكيف تقدّم تظلّمًا.',
};
