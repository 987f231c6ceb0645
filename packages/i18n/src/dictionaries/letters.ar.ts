/** Letters to players: written by the server. */
export const texts = {
  'letter.bets-history.subject': 'رهاناتك',
  'letter.bets-history.body':
    'تجد مرفقًا رهاناتك في ملف CSV: {bets, plural, zero {لا رهانات} one {رهان واحد} two {رهانان} few {# رهانات} many {# رهانًا} other {# رهان}}.\n\nTouchline',
} as const satisfies Readonly<Record<string, string>>;
