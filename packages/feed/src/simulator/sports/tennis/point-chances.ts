import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Server } from '../sets/match-chances.ts';

export const other = (side: Server): Server => (side === 1 ? 2 : 1);

/** Chance that the server takes a game in which he has `a` points and the receiver `b` (4 = one past forty), with `p` a point. */
export function holdChance(p: number, a = 0, b = 0): number {
  if (a >= 4 && a - b >= 2) return 1;
  if (b >= 4 && b - a >= 2) return 0;
  if (a >= 3 && b >= 3) {
    const q = 1 - p;
    const deuce = (p * p) / (p * p + q * q);
    return a === b ? deuce : a > b ? p + q * deuce : p * deuce;
  }
  return p * holdChance(p, a + 1, b) + (1 - p) * holdChance(p, a, b + 1);
}

/** Points that a game from love needs on average: how much serving there is left. */
export function pointsPerGame(p: number): number {
  const q = 1 - p;
  const deuce = 20 * (p * q) ** 3;
  // Before deuce a game ends after 4, 5 or 6 points; from deuce it takes 2 / (p² + q²) more.
  const [four, five, six] = [p ** 4 + q ** 4, 4 * (p ** 4 * q + q ** 4 * p), 10 * (p ** 4 * q * q + q ** 4 * p * p)];
  return 4 * four + 5 * five + 6 * six + deuce * (6 + 2 / (p * p + q * q));
}

/** The server of point number n (from 0) of a tie-break that `first` opens: one point, then two each. */
export const tieBreakServer = (first: Server, n: number): Server => (((n + 1) >> 1) % 2 === 0 ? first : other(first));

/** Chance that the home player wins a tie-break standing at `points`; `serve` are the players' chances on their own serve. */
export function tieBreakChance(serve: HomeAway, first: Server, target: number, [home, away]: HomeAway = [0, 0]): number {
  const known = new Map<number, number>();
  const from = (h: number, a: number): number => {
    if (h >= target && h - a >= 2) return 1;
    if (a >= target && a - h >= 2) return 0;
    if (h === a && h >= target - 1) {
      const won = serve[0] * (1 - serve[1]);
      const lost = (1 - serve[0]) * serve[1];
      return won / (won + lost);
    }
    const key = h * 64 + a;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const p = tieBreakServer(first, h + a) === 1 ? serve[0] : 1 - serve[1];
    const chance = p * from(h + 1, a) + (1 - p) * from(h, a + 1);
    known.set(key, chance);
    return chance;
  };
  return from(home, away);
}
