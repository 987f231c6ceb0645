/** Letters to players: written by the server. */
export const texts = {
  'letter.bets-history.subject': 'Your bets',
  'letter.bets-history.body': 'Attached are your bets as a CSV file: {bets, plural, one {# bet} other {# bets}}.\n\nTouchline',
  'letter.offer.subject': 'Touchline: {title}',
  'letter.offer.body': '{text}\n\n{link}\n\nTouchline',
  'letter.unsubscribe': 'You get this letter because you asked for letters of this kind. This link ends them, without signing in:\n{page}',
  'message.free-bet.title': 'A free bet of {amount}',
  'message.free-bet.text': 'There is a free bet of {amount} on your account. It is good until {until} (UTC).',
} as const;
