import { add, mul, type Ratio, ratio, reduced, ZERO } from '@touchline/kernel/ratio';
import type { Draws } from '../../../packages/casino/src/draws/draws.ts';
import type { AnyGame } from '../../../packages/casino/src/game.ts';

/** The draws that are tried of one line at most. */
const MAX_TRIED = 200_000;

/** A question of the game, and the answer that is tried. */
interface Asked {
  readonly below: number;
  readonly answer: number;
}

/** Gives the answers of `tried`, then zeros, and notes what was asked. */
function answering(tried: readonly Asked[], asked: Asked[]): Draws {
  const below = (n: number): number => {
    const answer = tried[asked.length]?.answer ?? 0;
    asked.push({ below: n, answer });
    return answer;
  };
  return { bits52: () => below(2 ** 52), below };
}

/** The answers after these: the last one that can be raised is, and those behind it are forgotten. */
function following(asked: readonly Asked[]): readonly Asked[] | null {
  const at = asked.findLastIndex(({ below, answer }) => answer + 1 < below);
  const last = asked[at];
  return last ? [...asked.slice(0, at), { ...last, answer: last.answer + 1 }] : null;
}

/**
 * The return of a game that ends with its draw, exact: every draw that it can ask for is answered in every way, and what the shipped code pays for it is
 * added up. Null where there are too many.
 */
export function tryEveryDraw(game: AnyGame, options: unknown): Ratio | null {
  const pays = new Map<string, { readonly pay: Ratio; readonly chance: Ratio; count: bigint }>();
  let tried: readonly Asked[] | null = [];
  for (let count = 0; tried !== null; count += 1) {
    if (count === MAX_TRIED) return null;
    const asked: Asked[] = [];
    const pay = game.returned(game.begin(options, answering(tried, asked), game.edge?.usual ?? 0));
    const ways = asked.reduce((product, { below }) => product * BigInt(below), 1n);
    if (ways > MAX_TRIED) return null;
    const key = `${pay.num}/${pay.den} ${ways}`;
    const known = pays.get(key);
    if (known) known.count += 1n;
    else pays.set(key, { pay, chance: ratio(1n, ways), count: 1n });
    tried = following(asked);
  }
  return [...pays.values()].reduce((sum, { pay, chance, count }) => reduced(add(sum, mul(mul(pay, chance), ratio(count, 1n)))), ZERO);
}
