import type { CouponView } from '@touchline/contract/coupon/shapes';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import type { BetRejection } from '../placing/placement-store.ts';
import { type CurrentLegPrice, isAutoAccepted, type PriceChanges } from '../pricing/price-changes.ts';
import type { BuilderLegOdds } from '../pricing/use-builder-leg-odds.ts';
import { LegStakeField } from '../stake/leg-stake-field.tsx';
import { type CollapsedLeg, collapseLegs } from '../state/collapse-legs.ts';
import { type CouponLeg, legKey, sameLeg } from '../state/coupon-leg.ts';
import type { CouponSettings } from '../state/coupon-settings-store.ts';
import { type CouponDraft, useCoupon } from '../state/coupon-store.ts';
import { groupLegs } from '../state/leg-groups.ts';
import { LegCard } from './leg-card.tsx';

interface CouponLegsProps {
  readonly draft: CouponDraft;
  readonly now: (leg: CouponLeg) => CurrentLegPrice | undefined;
  readonly view: CouponView | null;
  /** The view is about exactly this coupon: what it refuses may be shown. */
  readonly fresh: boolean;
  readonly joint: readonly BuilderLegOdds[];
  readonly moves: PriceChanges;
  readonly settings: Pick<CouponSettings, 'priceMode' | 'toleranceBasisPoints'>;
  readonly rejection: BetRejection | null;
  readonly symbol: string;
  readonly scale: number;
}

/** The selections as the kind of bet takes them: alone, joined to combinations and blocks, in their order, with stakes of their own. */
export function CouponLegs(props: CouponLegsProps) {
  const t = useTranslator();
  const { draft, joint } = props;
  const units: readonly CollapsedLeg[] = draft.kind === 'singles' ? draft.legs.map((_, index) => [index]) : collapseLegs(draft.legs);
  const { blocks } = groupLegs(draft.kind, draft.legs);
  return (
    <ol className="coupon-legs" aria-label={t('coupon.legs')}>
      {units.map((unit, place) => {
        const block = draft.kind === 'conditional' ? blocks.findIndex((one) => one[0] === place) : -1;
        const price = joint.find((one) => one.unit[0] === unit[0] && one.unit.length === unit.length);
        const head = block >= 0 ? <LegGroupHeader key="head" {...props} block={block} /> : null;
        const legs = unit.map((index, step) => (
          <GroupedLeg key={index} {...props} index={index} place={place} combined={unit.length > 1} together={price?.together[step]} />
        ));
        const key = unit.map((index) => legKey(draft.legs[index] as CouponLeg)).join();
        return unit.length > 1 && price ? (
          <li key={key} className="combination">
            {head}
            <BuilderLegHeader price={price} draft={draft} />
            <ol>{legs}</ol>
          </li>
        ) : head ? (
          <li key={key} className="block-bet">
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
function LegGroupHeader({ draft, block, symbol, scale }: CouponLegsProps & { readonly block: number }) {
  const t = useTranslator();
  const label = t('coupon.block', { n: block + 1 });
  return (
    <div className="block-bet-head">
      <b>{label}</b>
      <span className="spacer" />
      {block === 0 ? (
        <span className="muted">{t('coupon.block.first')}</span>
      ) : (
        <LegStakeField
          label={`${label}: ${t('coupon.stake')}`}
          text={draft.groupStakes[block] ?? ''}
          common={draft.stakeText}
          symbol={symbol}
          scale={scale}
          allowsWholeBalance
          onChange={(text) => useCoupon.getState().setGroupStake(block, text)}
        />
      )}
    </div>
  );
}

/** Selections of one match at their joint price, and what a void one among them does. */
function BuilderLegHeader({ price, draft }: { readonly price: BuilderLegOdds; readonly draft: CouponDraft }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const seen = draft.acceptedBuilderOdds[price.key];
  const moved = seen !== undefined && price.odds !== null && price.odds !== seen;
  return (
    <div className="combination-head">
      <b>
        <Icon name="link" size="xs" /> {t('coupon.builder', { n: price.unit.length })}
      </b>
      <span className="spacer" />
      <select
        className="size-select"
        aria-label={t('coupon.builder.void')}
        title={t('coupon.builder.void')}
        value={draft.voidPolicy}
        onChange={(event) => useCoupon.getState().chooseVoidPolicy(event.target.value === 'reprice' ? 'reprice' : 'void-bet')}
      >
        <option value="void-bet">{t('coupon.builder.void-bet')}</option>
        <option value="reprice">{t('coupon.builder.reprice')}</option>
      </select>
      <span className="leg-price figures">
        {moved ? <s>{odds(seen)}</s> : null}
        <b>{price.odds === null ? '–' : odds(price.odds)}</b>
      </span>
      {price.problem ? (
        <p className="leg-problem" role="alert">
          <Icon name="warn" size="xs" />
          {price.problem}
        </p>
      ) : null}
    </div>
  );
}

interface GroupedLegProps extends CouponLegsProps {
  readonly index: number;
  readonly place: number;
  readonly combined: boolean;
  readonly together: number | undefined;
}

function GroupedLeg(props: GroupedLegProps) {
  const { draft, now, view, fresh, moves, settings, rejection, symbol, scale, index, place, combined, together } = props;
  const t = useTranslator();
  const { legs, kind } = draft;
  const leg = legs[index];
  if (!leg) return null;
  const { removeLeg, changeLeg, moveLeg, acceptPrices } = useCoupon.getState();
  const at = view?.legs.findIndex((other) => sameLeg(other, leg)) ?? -1;
  const shown = view?.legs[at];
  const terms = kind === 'each-way' ? view?.eachWay?.[at] : undefined;
  const newOdds = moves.prices.get(legKey(leg));
  const ordered = kind === 'chain' || kind === 'conditional';
  const joins = (kind === 'conditional' || kind === 'multi') && place > 0 && leg.lobby !== true && !combined;
  return (
    <LegCard
      leg={leg}
      now={now(leg)}
      view={shown}
      problem={rejection?.leg === index ? rejection.message : fresh ? (shown?.problem?.message ?? null) : null}
      lobby={kind === 'multi' && !combined}
      order={kind === 'chain' ? place + 1 : null}
      combined={combined}
      together={together}
      place={terms && terms.places > 0 ? terms : null}
      onRemove={() => removeLeg(leg)}
      onToggleLobby={() => changeLeg(leg, { lobby: leg.lobby !== true })}
      onMove={ordered && !combined ? (by) => moveLeg(leg, by) : undefined}
      onToggleJoin={joins ? () => changeLeg(leg, { joined: leg.joined !== true }) : undefined}
      onAccept={
        newOdds === undefined || isAutoAccepted(leg.acceptedOdds, newOdds, settings)
          ? null
          : () => acceptPrices(new Map([[legKey(leg), newOdds]]))
      }
    >
      {kind === 'singles' ? (
        <LegStakeField
          label={t('coupon.stake.own', { name: shown?.selectionName ?? leg.selectionName })}
          text={leg.stakeText ?? ''}
          common={draft.stakeText}
          symbol={symbol}
          scale={scale}
          onChange={(stakeText) => changeLeg(leg, { stakeText })}
        />
      ) : null}
    </LegCard>
  );
}
