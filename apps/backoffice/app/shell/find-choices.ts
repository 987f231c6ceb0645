/** Meanings that a text in the search box can have: a whole number, an e-mail address or a phone number. Players cannot be searched by name. */
export type FindChoice = 'player' | 'bet' | 'email' | 'phone';

export function findChoices(text: string): FindChoice[] {
  const wanted = text.trim();
  if (/^\d{1,18}$/.test(wanted)) return wanted.length >= 7 ? ['player', 'bet', 'phone'] : ['player', 'bet'];
  if (/^\+[\d\s()-]{5,20}$/.test(wanted)) return ['phone'];
  if (/^\S+@\S+$/.test(wanted)) return ['email'];
  return [];
}
