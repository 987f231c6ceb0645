/** Sentences about a match out of its sides' past; written by the server into its replies. */
export const texts = {
  'insight.wins-in-a-row': '{team} have won {n, plural, one {their last match} other {# matches in a row}}',
  'insight.losses-in-a-row': '{team} have lost {n, plural, one {their last match} other {# matches in a row}}',
  'insight.unbeaten': '{team} are unbeaten in {n, plural, one {# match} other {# matches}}',
  'insight.winless': '{team} have not won for {n, plural, one {# match} other {# matches}}',
  'insight.scored': '{team} scored in {n} of their last {of, plural, one {# match} other {# matches}}',
  'insight.conceded-none': '{team} conceded nothing in {n} of their last {of, plural, one {# match} other {# matches}}',
  'insight.both-scored': 'Both sides scored in {n} of the last {of, plural, one {# match} other {# matches}} of {team}',
  'insight.over-2-5': 'Over 2.5 goals in {n} of the last {of, plural, one {# match} other {# matches}} of {team}',
  'insight.under-2-5': 'Under 2.5 goals in {n} of the last {of, plural, one {# match} other {# matches}} of {team}',
  'insight.meetings-won': '{team} won {n} of the last {of, plural, one {# meeting} other {# meetings}} with {opponent}',
  'insight.meetings-drawn': '{n} of the last {of, plural, one {# meeting} other {# meetings}} of {team} and {opponent} ended level',
  'insight.place': '{team}: place {n} of {of}',
  'duel.champ': 'Player duels',
  'duel.several': '{first} and {n, plural, one {# more} other {# more}}',
};
