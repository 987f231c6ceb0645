/** Letters to players: written by the server. */
export const texts = {
  'letter.bets-history.subject': 'Ваши ставки',
  'letter.bets-history.body':
    'Во вложении ваши ставки в файле CSV: {bets, plural, one {# ставка} few {# ставки} many {# ставок} other {# ставки}}.\n\nTouchline',
  'letter.offer.subject': 'Touchline: {title}',
  'letter.offer.body': '{text}\n\n{link}\n\nTouchline',
  'letter.unsubscribe': 'Вы получили это письмо, потому что подписались на такие письма. Отписаться без входа в аккаунт:\n{page}',
  'message.free-bet.title': 'Фрибет {amount}',
  'message.free-bet.text': 'На вашем счёте фрибет {amount}. Он действует до {until} (UTC).',
} as const satisfies Readonly<Record<string, string>>;
