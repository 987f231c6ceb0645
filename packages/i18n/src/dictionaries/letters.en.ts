/** Letters to players: written by the server. */
export const texts = {
  'letter.bets-history.subject': 'Your bets',
  'letter.bets-history.body': 'Attached are your bets as a CSV file: {bets, plural, one {# bet} other {# bets}}.\n\nTouchline',
} as const;
