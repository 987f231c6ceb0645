import type { CouponView } from '@touchline/contract/coupon-shapes';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useOddsText } from '../../preferences-context.tsx';
import { couponBlocks } from './coupon-blocks.ts';
import { type CouponLeg, legKey, sameLeg } from './coupon-leg.ts';
import type { CouponSettings } from './coupon-settings-store.ts';
import { type CouponDraft, useCoupon } from './coupon-store.ts';
import { couponUnits, type Unit } from './coupon-units.ts';
import { LegCard } from './leg-card.tsx';
import { OwnStake } from './own-stake.tsx';
import type { Refusal } from './placement-store.ts';
import { type LegNow, type PriceMoves, takenByRule } from './price-moves.ts';
import type { JointPrice } from './use-joint-prices.ts';

interface CouponLegsProps {
  readonly draft: CouponDraft;
  readonly now: (leg: CouponLeg) => LegNow | undefined;
  readonly view: CouponView | null;
  /** The view is about exactly this coupon: what it refuses may be shown. */
  readonly fresh: boolean;
  readonly joint: readonly JointPrice[];
  readonly moves: PriceMoves;
  readonly settings: Pick<CouponSettings, 'priceMode' | 'toleranceBasisPoints'>;
  readonly refusal: Refusal | null;
  readonly symbol: string;
  readonly scale: number;
}

/** The selections as the kind of bet takes them: alone, joined to combinations and blocks, in their order, with stakes of their own. */
export function CouponLegs(props: CouponLegsProps) {
  const t = useTexts();
  const { draft, joint } = props;
  const units: readonly Unit[] = draft.kind === 'singles' ? draft.legs.map((_, index) => [index]) : couponUnits(draft.legs);
  const { blocks } = couponBlocks(draft.kind, draft.legs);
  return (
    <ol className="legs" aria-label={t('coupon.legs')}>
      {units.map((unit, place) => {
        const block = draft.kind === 'conditional' ? blocks.findIndex((one) => one[0] === place) : -1;
        const price = joint.find((one) => one.unit[0] === unit[0] && one.unit.length === unit.length);
        const head = block >= 0 ? <BlockHead key="head" {...props} block={block} /> : null;
        const legs = unit.map((index) => <UnitLeg key={index} {...props} index={index} place={place} combined={unit.length > 1} />);
        const key = unit.map((index) => legKey(draft.legs[index] as CouponLeg)).join();
        return unit.length > 1 && price ? (
          <li key={key} className="combo">
            {head}
            <ComboHead price={price} draft={draft} />
            <ol>{legs}</ol>
          </li>
        ) : head ? (
          <li key={key} className="blk">
            {head}
            <ol>{legs}</ol>
          </li>
        ) : (
          legs
        );
      })}
    </ol>
  );
}

/** A block of a conditional bet: its number and what it stakes. The first one stakes the whole. */
function BlockHead({ draft, block, symbol, scale }: CouponLegsProps & { readonly block: number }) {
  const t = useTexts();
  const label = t('coupon.block', { n: block + 1 });
  return (
    <div className="blk-h">
      <b>{label}</b>
      <span className="sp" />
      {block === 0 ? (
        <span className="mut">{t('coupon.block.first')}</span>
      ) : (
        <OwnStake
          label={`${label}: ${t('coupon.stake')}`}
          text={draft.blockStakes[block] ?? ''}
          common={draft.stakeText}
          symbol={symbol}
          scale={scale}
          canBeAll
          onWrite={(text) => useCoupon.getState().writeBlockStake(block, text)}
        />
      )}
    </div>
  );
}

/** Selections of one match at their joint price, and what a void one among them does. */
function ComboHead({ price, draft }: { readonly price: JointPrice; readonly draft: CouponDraft }) {
  const t = useTexts();
  const odds = useOddsText();
  const seen = draft.jointSeen[price.key];
  const moved = seen !== undefined && price.odds !== null && price.odds !== seen;
  return (
    <div className="combo-h">
      <b>
        <Icon name="link" size="xs" /> {t('coupon.builder', { n: price.unit.length })}
      </b>
      <span className="sp" />
      <select
        className="size"
        aria-label={t('coupon.builder.void')}
        title={t('coupon.builder.void')}
        value={draft.voidPolicy}
        onChange={(event) => useCoupon.getState().chooseVoidPolicy(event.target.value === 'reprice' ? 'reprice' : 'void-bet')}
      >
        <option value="void-bet">{t('coupon.builder.void-bet')}</option>
        <option value="reprice">{t('coupon.builder.reprice')}</option>
      </select>
      <span className="pr num">
        {moved ? <s>{odds(seen)}</s> : null}
        <b>{price.odds === null ? '–' : odds(price.odds)}</b>
      </span>
      {price.problem ? (
        <p className="leg-e" role="alert">
          <Icon name="warn" size="xs" />
          {price.problem}
        </p>
      ) : null}
    </div>
  );
}

interface UnitLegProps extends CouponLegsProps {
  readonly index: number;
  readonly place: number;
  readonly combined: boolean;
}

function UnitLeg({ draft, now, view, fresh, moves, settings, refusal, symbol, scale, index, place, combined }: UnitLegProps) {
  const t = useTexts();
  const { legs, kind } = draft;
  const leg = legs[index];
  if (!leg) return null;
  const { removeLeg, changeLeg, moveLeg, acceptPrices } = useCoupon.getState();
  const shown = view?.legs.find((other) => sameLeg(other, leg));
  const newOdds = moves.prices.get(legKey(leg));
  const ordered = kind === 'chain' || kind === 'conditional';
  const joins = (kind === 'conditional' || kind === 'multi') && place > 0 && leg.lobby !== true && !combined;
  return (
    <LegCard
      leg={leg}
      now={now(leg)}
      view={shown}
      problem={refusal?.leg === index ? refusal.message : fresh ? (shown?.problem?.message ?? null) : null}
      lobby={kind === 'multi' && !combined}
      order={kind === 'chain' ? place + 1 : null}
      combined={combined}
      onRemove={() => removeLeg(leg)}
      onLobby={() => changeLeg(leg, { lobby: leg.lobby !== true })}
      onMove={ordered && !combined ? (by) => moveLeg(leg, by) : undefined}
      onJoin={joins ? () => changeLeg(leg, { joined: leg.joined !== true }) : undefined}
      onAccept={
        newOdds === undefined || takenByRule(leg.oddsSeen, newOdds, settings) ? null : () => acceptPrices(new Map([[legKey(leg), newOdds]]))
      }
    >
      {kind === 'singles' ? (
        <OwnStake
          label={t('coupon.stake.own', { name: shown?.selectionName ?? leg.selectionName })}
          text={leg.stakeText ?? ''}
          common={draft.stakeText}
          symbol={symbol}
          scale={scale}
          onWrite={(stakeText) => changeLeg(leg, { stakeText })}
        />
      ) : null}
    </LegCard>
  );
}
