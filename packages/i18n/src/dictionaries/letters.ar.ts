/** Letters to players: written by the server. */
export const texts = {
  'letter.bets-history.subject': 'رهاناتك',
  'letter.bets-history.body':
    'تجد مرفقًا رهاناتك في ملف CSV: {bets, plural, zero {لا رهانات} one {رهان واحد} two {رهانان} few {# رهانات} many {# رهانًا} other {# رهان}}.\n\nTouchline',
  'letter.offer.subject': 'Touchline: {title}',
  'letter.offer.body': '{text}\n\n{link}\n\nTouchline',
  'letter.unsubscribe': 'تصلك هذه الرسالة لأنك طلبت رسائل من هذا النوع. هذا الرابط يوقفها دون تسجيل الدخول:\n{page}',
  'message.free-bet.title': 'رهان مجاني بقيمة {amount}',
  'message.free-bet.text': 'في حسابك رهان مجاني بقيمة {amount}، صالح حتى {until} (UTC).',
} as const satisfies Readonly<Record<string, string>>;
