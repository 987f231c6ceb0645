import { VOID_POLICIES } from '@touchline/betting/builder/builder-leg';
import { BET_KINDS, ODDS_CHANGE_POLICIES } from '@touchline/contract/bets/enums';
import type { InputFor } from '@touchline/contract/calls';
import { formatOdds } from '@touchline/kernel/odds';
import type { BetTerms } from '../state/bet-terms-store.ts';
import { builderLegKey, builderLegs } from '../state/collapse-legs.ts';
import type { CouponSettings } from '../state/coupon-settings-store.ts';
import type { CouponDraft } from '../state/coupon-store.ts';
import { groupLegs } from '../state/leg-groups.ts';

export type UpdateCouponBody = NonNullable<InputFor<'updateCoupon'>['body']>;
export type MakeBetBody = NonNullable<InputFor<'makeBetWeb'>['body']>;

const toWireLegs = (draft: CouponDraft): UpdateCouponBody['couponEvents'] =>
  draft.legs.map((leg) => ({
    gameId: leg.matchId,
    kind: leg.kind === 'live' ? 1 : 3,
    selectionId: leg.selectionId,
    coef: formatOdds(leg.acceptedOdds),
    ...(draft.kind === 'multi' && leg.lobby === true && { bank: true }),
  }));

/** Singles are bets of their own: nothing in them is combined. */
const wireKind = ({ kind }: CouponDraft): number => (kind === 'singles' ? 0 : BET_KINDS.indexOf(kind));

type Shape = Pick<
  UpdateCouponBody,
  'vid' | 'expressNum' | 'cover' | 'withLobby' | 'eventsIndexes' | 'combinations' | 'combinationCoefs' | 'voidPolicy' | 'isExpressBoost'
>;

function toWireShape(draft: CouponDraft): Shape {
  const { kind, legs, cover, acceptedBuilderOdds, voidPolicy } = draft;
  const grouped = kind === 'multi' || kind === 'conditional';
  const { lobby, blocks } = groupLegs(kind, legs);
  const combinations = kind === 'singles' ? [] : builderLegs(legs);
  const seen = combinations.map((unit) => acceptedBuilderOdds[builderLegKey(legs, unit)]);
  return {
    vid: wireKind(draft),
    expressNum: draft.systemSize,
    withLobby: lobby.length > 0,
    ...(cover !== null && { cover }),
    ...(grouped && { eventsIndexes: [...(lobby.length > 0 ? [[...lobby]] : []), ...blocks.map((block) => [...block])] }),
    ...(combinations.length > 0 && {
      combinations: combinations.map((unit) => [...unit]),
      voidPolicy: VOID_POLICIES.indexOf(voidPolicy),
      ...(seen.every((odds) => odds !== undefined) && { combinationCoefs: seen.map((odds) => formatOdds(odds ?? 0)) }),
    }),
    // Costs nothing: where no tier is reached, nothing is added.
    ...(kind === 'express' && { isExpressBoost: true }),
  };
}

/** Decimal text that the wire takes: "12." is "12", nothing typed is nothing. */
const wireStake = (text: string): string | undefined => (text === '' ? undefined : text.replace(/\.$/, ''));

/** Stakes by block of a conditional bet, or by leg of several singles: each its own, else what was entered for all. */
function toWireStakes({ kind, legs, groupStakes, stakeText }: CouponDraft): string[] | undefined {
  const common = wireStake(stakeText);
  const own = (text: string | undefined): string | undefined => wireStake(text ?? '') ?? common;
  const texts =
    kind === 'conditional'
      ? groupLegs(kind, legs).blocks.map((_, block) => own(groupStakes[block]))
      : kind === 'singles'
        ? legs.map((leg) => own(leg.stakeText))
        : [];
  return texts.length > 0 && texts.every((text) => text !== undefined) ? texts : undefined;
}

/** The bet whose value pays. */
const toWirePowerBet = ({ funding }: Pick<BetTerms, 'funding'>): Pick<UpdateCouponBody, 'saleBetId' | 'isPowerBet'> =>
  funding.from === 'power' ? { saleBetId: Number(funding.betId), isPowerBet: true } : {};

/** The question what the coupon is worth. `terms` is left out of what is shared. */
export function updateCouponBody(
  draft: CouponDraft,
  currency: string | undefined,
  language: string,
  terms?: Pick<BetTerms, 'funding'>,
): UpdateCouponBody {
  const summ = wireStake(draft.stakeText);
  const stakes = toWireStakes(draft);
  return {
    couponEvents: toWireLegs(draft),
    ...toWireShape(draft),
    ...(summ !== undefined && { summ }),
    ...(stakes !== undefined && { groupsSumms: stakes }),
    ...(currency !== undefined && { currency }),
    ...(draft.kind === 'system' && { calcSystemsMin: true }),
    ...(terms && { isNeedUpdatePromoCode: true, ...(draft.kind !== 'singles' && toWirePowerBet(terms)) }),
    lng: language,
  };
}

/** The question what would be lent for this coupon. */
export const advanceBody = (draft: CouponDraft): NonNullable<InputFor<'getAdvance'>['body']> => {
  const summ = wireStake(draft.stakeText);
  return {
    couponEvents: draft.legs.map(({ matchId, selectionId }) => ({ gameId: matchId, selectionId })),
    vid: wireKind(draft),
    ...(summ !== undefined && { summ }),
  };
};

/** The source that pays and whether the bet waits for a price. */
function toWireTerms({ funding, auto }: BetTerms): Partial<MakeBetBody> {
  return {
    ...(funding.from === 'free-bet' && { promo: funding.code }),
    ...(funding.from === 'advance' && { avanceBet: true }),
    ...toWirePowerBet({ funding }),
    ...(auto && {
      isAutoBet: true,
      autoBetCf: auto.target === null ? '' : formatOdds(auto.target),
      autoBetCfView: 0,
      dropOnScoreChange: auto.dropsOnScore,
      transformEventKind: auto.followsToLive,
    }),
  };
}

export interface BetRequestInput {
  readonly draft: CouponDraft;
  readonly settings: Pick<CouponSettings, 'priceMode' | 'toleranceBasisPoints'>;
  readonly terms: BetTerms;
  readonly betGuid: string;
  readonly language: string;
  /** The whole amount in mind, of which `stakeText` is only what is taken at once. Decimal text. */
  readonly wanted?: string;
  readonly oneClick?: boolean;
}

/** The body of a bet. Built once per attempt: a repeated sending after a lost answer must be the same, to the byte, under the same guid. */
export function makeBetBody({ draft, settings, terms, betGuid, language, wanted, oneClick }: BetRequestInput): MakeBetBody {
  const stakes = toWireStakes(draft);
  return {
    couponEvents: toWireLegs(draft),
    ...toWireShape(draft),
    summ: wireStake(draft.stakeText) ?? stakes?.[0] ?? '0',
    ...(stakes !== undefined && { groupsSums: stakes }),
    checkCf: ODDS_CHANGE_POLICIES.indexOf(settings.priceMode),
    tolerance: settings.toleranceBasisPoints,
    // The answer comes at once; the decision on a live bet follows by push, with the countdown on the screen meanwhile.
    notWait: true,
    ...toWireTerms(terms),
    ...(wanted !== undefined && { VIPBetSumm: wanted }),
    ...(oneClick === true && { oneClickBet: true }),
    betGuid,
    lng: language,
  };
}
