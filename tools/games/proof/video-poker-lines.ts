import { RANKS, rankOf, SUITS, suitOf } from '../../../packages/casino/src/cards/cards.ts';
import { suitClassOf } from '../../../packages/casino/src/cards/suit-classes.ts';
import { countDraws } from '../../../packages/casino/src/video-poker/draw-counts.ts';
import type { PayTableName } from '../../../packages/casino/src/video-poker/pays.ts';
import { bestOf } from '../../../packages/casino/src/video-poker/solve-video-poker.ts';
import { VIDEO_POKER } from '../../../packages/casino/src/video-poker/video-poker.ts';
import { payoutLine } from './payout-line.ts';
import type { ProofLine } from './proof-line.ts';

const HAND = 5;
const MASKS = 2 ** RANKS;

/** Made when the first hand is asked for: it takes some seconds. */
let drawsOf: ReturnType<typeof countDraws> | undefined;

/** The cards of a class of hands by its number, ascending. */
const cardsOf = (number: number): number[] =>
  Array.from({ length: RANKS * SUITS }, (_, card) => card).filter(
    (card) => Math.floor(number / MASKS ** (SUITS - 1 - suitOf(card))) & (1 << rankOf(card)),
  );

/** The ranks that best play keeps of a class of hands, one bit a rank, by the place of the suit. */
function keptOf(number: number, pays: PayTableName): readonly number[] {
  drawsOf ??= countDraws();
  const cards = cardsOf(number);
  const hold = bestOf(drawsOf(cards), pays);
  const kept = Array.from({ length: SUITS }, () => 0);
  cards.forEach((card, place) => {
    if (hold & (1 << place)) kept[suitOf(card)] = (kept[suitOf(card)] as number) | (1 << rankOf(card));
  });
  return kept;
}

/** Best play: hands that differ in the names of their suits alone are held alike. */
function bestPlay(pays: PayTableName): (state: { readonly cards: readonly number[] }) => unknown {
  const known = new Map<number, readonly number[]>();
  return ({ cards }) => {
    const dealt = cards.slice(0, HAND);
    const { number, places } = suitClassOf(dealt);
    let kept = known.get(number);
    if (!kept) {
      kept = keptOf(number, pays);
      known.set(number, kept);
    }
    const hold: number[] = [];
    for (let place = 0; place < HAND; place += 1) {
      const card = dealt[place] as number;
      if ((kept[places[suitOf(card)] as number] as number) & (1 << rankOf(card))) hold.push(place);
    }
    return { hold };
  };
}

/** Each table of pays by best play. */
export const VIDEO_POKER_LINES: readonly ProofLine[] = VIDEO_POKER.variants().map((options) =>
  payoutLine({
    game: VIDEO_POKER,
    options,
    way: 'best play',
    payouts: VIDEO_POKER.returns(options, 0).payouts,
    decide: bestPlay(options.pays),
  }),
);
