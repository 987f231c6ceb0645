import { choices } from '../../../packages/casino/src/twenty-one/expectation.ts';
import { DEALER_STANDS, LIMIT, POINTS, pointsOf } from '../../../packages/casino/src/twenty-one/points.ts';
import { TWENTY_ONE } from '../../../packages/casino/src/twenty-one/twenty-one.ts';
import { playRound } from './payout-line.ts';
import { type ProofLine, toNumber } from './proof-line.ts';

/** Best play: by points, whether another card is worth more than standing. */
const DRAWS_ON = Array.from({ length: LIMIT + 1 }, (_, points) => points < LIMIT && choices(points).draw > choices(points).stand);
const GOLDEN = LIMIT + 1;
const CARD = 1 / POINTS.length;

/** Adds the chances of a hand's ends by points: 22 is the golden point of two aces, 23 a bust. */
function addEnds(ends: number[], goesOn: (points: number) => boolean, points: number, cards: number, chance: number): void {
  if (cards >= 2) {
    const end = cards === 2 && points === GOLDEN ? GOLDEN : points > LIMIT ? GOLDEN + 1 : points;
    if (end > LIMIT || !goesOn(points)) {
      ends[end] = (ends[end] as number) + chance;
      return;
    }
  }
  for (const more of POINTS) addEnds(ends, goesOn, points + more, cards + 1, chance * CARD);
}

function endsOf(goesOn: (points: number) => boolean): readonly number[] {
  const ends = Array.from({ length: GOLDEN + 2 }, () => 0);
  addEnds(ends, goesOn, 0, 0, 1);
  return ends;
}

/** The chances of returning nothing, the stake and twice the stake: the player's hand against the dealer's. */
function chancesOf(): readonly number[] {
  const chances = [0, 0, 0];
  const dealer = endsOf((points) => points < DEALER_STANDS);
  endsOf((points) => DRAWS_ON[points] as boolean).forEach((ours, player) => {
    dealer.forEach((theirs, end) => {
      const place =
        player === GOLDEN || (player <= LIMIT && end > GOLDEN) ? 2 : player > LIMIT || end > player ? 0 : end === player ? 1 : 2;
      chances[place] = (chances[place] as number) + ours * theirs;
    });
  });
  return chances;
}

const decide = ({ player }: { readonly player: readonly number[] }): unknown =>
  DRAWS_ON[pointsOf(player)] ? { draw: true } : { stand: true };

function twentyOneLine(): ProofLine {
  const chances = chancesOf();
  const mean = (chances[1] as number) + 2 * (chances[2] as number);
  return {
    game: TWENTY_ONE.key,
    way: 'best play',
    expected: TWENTY_ONE.returns({}, 0).expected,
    counted: () => mean,
    deviation: Math.sqrt((chances[1] as number) + 4 * (chances[2] as number) - mean ** 2),
    max: 2,
    chances,
    play(draws) {
      const pay = toNumber(TWENTY_ONE.returned(playRound({ game: TWENTY_ONE, options: {}, decide }, draws) as never));
      return { pay, class: pay };
    },
  };
}

/** Twenty-one by best play. */
export const TWENTY_ONE_LINES: readonly ProofLine[] = [twentyOneLine()];
