import type { BetStructure, EachWayPartShape, GroupStake, LegGroup } from '@touchline/betting/coupon/bet';
import { FULL_COVERS, type FullCoverKey } from '@touchline/betting/systems/full-cover';
import type { BetKind } from '@touchline/contract/bets/enums';
import { parseMoney } from '@touchline/kernel/money';
import { err, ok, type Result } from '@touchline/kernel/result';

/** The wire's words for how legs hang together (contract's CouponRequest and BetRequest alike). */
export interface WireShape {
  readonly kind: BetKind;
  readonly systemSize: number;
  readonly cover: FullCoverKey | undefined;
  readonly withLobby: boolean;
  readonly blocks: readonly (readonly number[])[] | undefined;
  readonly blockStakeTexts: readonly string[] | undefined;
  readonly legs: readonly { readonly bank: boolean; readonly block: number | null }[];
}

/** Margin on top of the fair price of an anti-accumulator (betting rules: "margin on top"). */
const ANTI_ACCUMULATOR_MARGIN_PERMILLE = 50;

/** Blocks from eventsIndexes, or from the legs' own marks; a leg without one stands alone. */
function blocksOf({ blocks, legs, withLobby }: WireShape): { readonly lobby: LegGroup | null; readonly blocks: readonly LegGroup[] } {
  if (blocks) {
    // With a lobby, the block that holds the bankers is it; without any banker the first.
    const lobby = withLobby
      ? Math.max(
          0,
          blocks.findIndex((block) => block.some((leg) => legs[leg]?.bank)),
        )
      : -1;
    return { lobby: blocks[lobby] ?? null, blocks: blocks.filter((_, i) => i !== lobby) };
  }
  const lobby = legs.flatMap((leg, i) => (leg.bank ? [i] : []));
  const named = Map.groupBy(
    legs.flatMap((leg, i) => (leg.bank ? [] : [{ i, name: leg.block === null ? `leg ${i}` : `block ${leg.block}` }])),
    ({ name }) => name,
  );
  return { lobby: lobby.length > 0 ? lobby : null, blocks: [...named.values()].map((block) => block.map(({ i }) => i)) };
}

/** A named cover says whether it has singles; without a name the line size does. */
function coverOf({ cover, systemSize }: WireShape): Extract<BetStructure, { kind: 'full-cover' }> {
  const named = FULL_COVERS.find((c) => c.key === cover);
  return { kind: 'full-cover', smallest: named?.smallest ?? (systemSize === 1 ? 1 : 2) };
}

/** How the win legs of an each-way coupon hang together; its place legs do the same. */
function halfOf(wire: WireShape): EachWayPartShape {
  if (wire.cover !== undefined) return coverOf(wire);
  if (wire.systemSize > 1) return { kind: 'system', size: wire.systemSize };
  return { kind: wire.legs.length > 1 ? 'express' : 'single' };
}

/**
 * The engine's shape of a wire coupon; `amount` is an error when a block's stake is no amount. Whether the shape suits the legs is for
 * the engine's own checks. Bankers of a system make it a multi-bet whose lobby they are.
 */
export function shapeOfRequest(wire: WireShape, scale: number): Result<BetStructure, 'amount'> {
  const size = wire.systemSize;
  switch (wire.kind) {
    case 'single':
    case 'express':
    case 'chain':
      return ok({ kind: wire.kind });
    case 'anti-express':
      return ok({ kind: 'anti-express', marginPermille: ANTI_ACCUMULATOR_MARGIN_PERMILLE });
    case 'system':
      if (wire.cover !== undefined) return ok(coverOf(wire));
      return ok(
        wire.legs.some((leg) => leg.bank) ? { kind: 'multi', ...blocksOf({ ...wire, blocks: undefined }), size } : { kind: 'system', size },
      );
    case 'multi':
      return ok({ kind: 'multi', ...blocksOf(wire), size });
    case 'full-cover':
      return ok(coverOf(wire));
    case 'each-way':
      return ok({ kind: 'each-way', half: halfOf(wire) });
    case 'conditional': {
      const { lobby, blocks } = blocksOf({ ...wire, withLobby: false, legs: wire.legs.map((leg) => ({ ...leg, bank: false })) });
      const stakes: GroupStake[] = [];
      for (const [i] of blocks.entries()) {
        const text = wire.blockStakeTexts?.[i];
        // An amount of 0, or none, stakes the whole account.
        const stake = text === undefined ? ok(0n) : parseMoney(text, scale);
        if (!stake.ok) return err('amount');
        stakes.push(stake.value === 0n ? 'max' : stake.value);
      }
      return ok({ kind: 'conditional', blocks: lobby ? [lobby, ...blocks] : blocks, groupStakes: stakes });
    }
  }
}

/** The wire's word for a stored shape. */
export const wireKindOf = (kind: BetStructure['kind']): BetKind => kind;
