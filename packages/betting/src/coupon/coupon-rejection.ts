/**
 * Why a coupon cannot be a bet, with the legs concerned (indexes) and what would be accepted instead. The server answers
 * each with a failure code of its own, which has a sentence (`error.<code>`).
 */
export type CouponRejection =
  | { readonly code: 'no-legs' }
  /** These legs belong to one match; all but one of them have to go. */
  | { readonly code: 'same-match'; readonly legs: readonly number[]; readonly match: number }
  /** Different matches, but one result depends on the other. */
  | { readonly code: 'correlated'; readonly legs: readonly number[] }
  | { readonly code: 'too-few-legs'; readonly count: number; readonly min: number }
  | { readonly code: 'too-many-legs'; readonly count: number; readonly max: number }
  /** `sizes` are the line sizes that so many legs or blocks can form: lowest and highest. */
  | { readonly code: 'system-size'; readonly size: number; readonly sizes: readonly [number, number] }
  /** No named cover has so many legs; `legCounts` are those that have one. */
  | { readonly code: 'no-such-cover'; readonly count: number; readonly legCounts: readonly number[] }
  | { readonly code: 'too-few-blocks'; readonly count: number; readonly min: number }
  /** A leg is in no block or in two, or a block is empty. */
  | { readonly code: 'block-legs'; readonly legs: readonly number[] }
  /** A block stake after the first is missing or not above 0. */
  | { readonly code: 'block-stake'; readonly block: number }
  /** A combination needs two to eight different selections of one match, with a joint price for each set of them. */
  | { readonly code: 'combination-legs'; readonly legs: readonly number[] }
  /** These place legs have no place terms or are not of the runner at the same place among the win legs. */
  | { readonly code: 'each-way-legs'; readonly legs: readonly number[] }
  /** The accumulator is so long that its loss has no price left. */
  | { readonly code: 'anti-express-price' };
