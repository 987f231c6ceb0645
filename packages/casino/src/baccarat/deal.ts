/** The points of a hand: its cards' together, the last digit. Cards are given by their points, 0 to 9. */
export const pointsOf = (hand: readonly number[]): number => hand.reduce((points, card) => points + card, 0) % 10;

const NATURAL = 8;

/** Whether the banker takes a third card: the standard rule, by the banker's points and the player's third card, if one was taken. */
function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

/** Which of the hands takes its third card next, by the points of the cards that lie: the player first; `undefined` when all is dealt. */
export function nextThird(player: readonly number[], banker: readonly number[]): 'player' | 'banker' | undefined {
  if (banker.length === 3) return undefined;
  const dealt = player.length === 3;
  if (!dealt && Math.max(pointsOf(player), pointsOf(banker)) >= NATURAL) return undefined;
  if (!dealt && pointsOf(player) <= 5) return 'player';
  return bankerDraws(pointsOf(banker), player[2]) ? 'banker' : undefined;
}
