import type { InputFor } from '@touchline/contract/calls';
import { BET_KINDS, PRICE_MODES } from '@touchline/contract/words';
import { formatOdds } from '@touchline/kernel/odds';
import type { CouponSettings } from './coupon-settings-store.ts';
import type { CouponDraft } from './coupon-store.ts';

export type UpdateCouponBody = NonNullable<InputFor<'updateCoupon'>['body']>;
export type MakeBetBody = NonNullable<InputFor<'makeBetWeb'>['body']>;

const wireLegs = (draft: CouponDraft): UpdateCouponBody['couponEvents'] =>
  draft.legs.map((leg) => ({
    gameId: leg.matchId,
    kind: leg.kind === 'live' ? 1 : 3,
    selectionId: leg.selectionId,
    coef: formatOdds(leg.oddsSeen),
    ...(leg.lobby === true && { bank: true }),
  }));

/** Indexes of the legs of each block, the lobby first: it is one block, every other leg is its own. */
export function couponBlocks({ kind, legs }: Pick<CouponDraft, 'kind' | 'legs'>): {
  readonly lobby: readonly number[];
  readonly blocks: readonly (readonly number[])[];
} {
  const inLobby = (index: number): boolean => kind === 'multi' && legs[index]?.lobby === true;
  const indexes = legs.map((_, index) => index);
  return { lobby: indexes.filter(inLobby), blocks: indexes.filter((index) => !inLobby(index)).map((index) => [index]) };
}

function wireShape(draft: CouponDraft): Pick<UpdateCouponBody, 'vid' | 'expressNum' | 'withLobby' | 'eventsIndexes'> {
  const grouped = draft.kind === 'multi' || draft.kind === 'conditional';
  const { lobby, blocks } = couponBlocks(draft);
  return {
    vid: BET_KINDS.indexOf(draft.kind),
    expressNum: draft.systemSize,
    withLobby: lobby.length > 0,
    ...(grouped && { eventsIndexes: [...(lobby.length > 0 ? [[...lobby]] : []), ...blocks.map((block) => [...block])] }),
  };
}

/** Every bet of a conditional one stakes what was entered, or what the account has by then. */
const wireBlockStakes = ({ kind, legs }: CouponDraft, summ: string | undefined): string[] | undefined =>
  kind === 'conditional' && summ !== undefined ? legs.map(() => summ) : undefined;

/** Decimal text that the wire takes: "12." is "12", nothing typed is nothing. */
const wireStake = (text: string): string | undefined => (text === '' ? undefined : text.replace(/\.$/, ''));

export function updateCouponBody(draft: CouponDraft, currency: string | undefined, language: string): UpdateCouponBody {
  const summ = wireStake(draft.stakeText);
  const stakes = wireBlockStakes(draft, summ);
  return {
    couponEvents: wireLegs(draft),
    ...wireShape(draft),
    ...(summ !== undefined && { summ }),
    ...(stakes !== undefined && { groupsSumms: stakes }),
    ...(currency !== undefined && { currency }),
    lng: language,
  };
}

/** The body of a bet. Built once per attempt: a repeated sending after a lost answer must be the same, to the byte, under the same guid. */
export function makeBetBody(draft: CouponDraft, settings: CouponSettings, betGuid: string, language: string): MakeBetBody {
  const summ = wireStake(draft.stakeText) ?? '0';
  const stakes = wireBlockStakes(draft, summ);
  return {
    couponEvents: wireLegs(draft),
    ...wireShape(draft),
    summ,
    ...(stakes !== undefined && { groupsSums: stakes }),
    checkCf: PRICE_MODES.indexOf(settings.priceMode),
    tolerance: settings.toleranceBasisPoints,
    // The answer comes at once; the decision on a live bet follows by push, with the countdown on the screen meanwhile.
    notWait: true,
    betGuid,
    lng: language,
  };
}
