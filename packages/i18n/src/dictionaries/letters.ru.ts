/** Letters to players: written by the server. */
export const texts = {
  'letter.bets-history.subject': 'Ваши ставки',
  'letter.bets-history.body':
    'Во вложении ваши ставки в файле CSV: {bets, plural, one {# ставка} few {# ставки} many {# ставок} other {# ставки}}.\n\nTouchline',
} as const satisfies Readonly<Record<string, string>>;
