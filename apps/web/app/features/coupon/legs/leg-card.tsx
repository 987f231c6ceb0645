import type { LegView, PlaceTerms } from '@touchline/contract/coupon/shapes';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStandstill } from '../../../live/standstill.tsx';
import { useLiveMatchState } from '../../../live/use-live-match-state.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import type { CurrentLegPrice } from '../pricing/price-changes.ts';
import type { CouponLeg } from '../state/coupon-leg.ts';
import { LegPrice } from './leg-price.tsx';
import { LegTerms } from './leg-terms.tsx';
import { LegTime } from './leg-time.tsx';
import { LegTools } from './leg-tools.tsx';

interface LegCardProps {
  readonly leg: CouponLeg;
  readonly now: CurrentLegPrice | undefined;
  /** The server's words about the leg in the page's language, once they came. */
  readonly view: LegView | undefined;
  /** Why this leg was refused; stands on the leg itself. */
  readonly problem: string | null;
  /** Multi-bets mark their lobby. */
  readonly lobby: boolean;
  /** Place in a chain or a conditional bet, from 1; null where the order means nothing. */
  readonly order: number | null;
  /** Several selections at one joint price: a price of its own would mislead. */
  readonly combined?: boolean;
  /** Of a combination's selection: what it costs together with those before it, thousandths. */
  readonly together?: number | undefined;
  /** Each way: the terms of its place half, once the server has said them. */
  readonly place: PlaceTerms | null;
  readonly onRemove: () => void;
  readonly onToggleLobby: () => void;
  /** Up or down by one place, where the order matters. */
  readonly onMove?: ((by: -1 | 1) => void) | undefined;
  /** Into the block of the leg before it, or out of it; where blocks exist and a leg stands before. */
  readonly onToggleJoin?: (() => void) | undefined;
  /** Lines that belong under the leg: its own stake. */
  readonly children?: ReactNode;
  /** The player agrees to the price of this leg alone. */
  readonly onAccept: (() => void) | null;
}

/** One selection of the coupon: what was picked, at which price then and now, and what is wrong with it. */
export function LegCard({
  leg,
  now,
  view,
  problem,
  lobby,
  order,
  combined,
  together,
  place,
  onRemove,
  onToggleLobby,
  onMove,
  onToggleJoin,
  onAccept,
  children,
}: LegCardProps) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const standstill = useStandstill();
  const isOver = useLiveMatchState(leg.matchId)?.status === 'ended';
  const locked = standstill !== null || (now !== undefined && (now.status !== 'open' || now.odds === 0));
  const sentence = standstill
    ? t(standstill.why === 'feed' ? 'coupon.leg.silent' : 'coupon.leg.cut')
    : (problem ??
      (locked ? t(now?.status === 'closed' ? 'coupon.leg.closed' : isOver ? 'coupon.leg.awaiting' : 'coupon.leg.suspended') : null));
  const selection = view?.selectionName ?? leg.selectionName;
  return (
    <li className="coupon-leg" data-locked={locked || undefined} data-leg={`${leg.matchId}:${leg.selectionId}`}>
      <div className="leg-head">
        {order === null ? null : <span className="leg-number figures">{order}</span>}
        <span className="leg-name ellipsis" title={selection}>
          {selection}
        </span>
        {combined && !locked ? (
          together === undefined ? null : (
            <span className="leg-price figures" title={t('coupon.builder.step', { odds: odds(together) })}>
              <b>{odds(together)}</b>
            </span>
          )
        ) : (
          <LegPrice seen={leg.acceptedOdds} now={now} locked={locked} odds={odds} onAccept={onAccept} />
        )}
        <button
          type="button"
          className="icon-button leg-remove"
          aria-label={t('coupon.leg.remove', { name: selection })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="leg-line">
        <span className="ellipsis" title={`${view?.marketName ?? leg.marketName} · ${view?.matchName ?? leg.matchName}`}>
          {view?.marketName ?? leg.marketName} · <Link to={`/${t.language}/match/${leg.matchId}`}>{view?.matchName ?? leg.matchName}</Link>
        </span>
      </div>
      <LegTerms
        odds={now?.odds || leg.acceptedOdds}
        alone={combined === true && together !== undefined}
        bestOdds={view?.bestOdds ?? false}
        place={place}
      />
      <div className="leg-line">
        <LegTime matchId={leg.matchId} startsAt={view?.startsAt ?? leg.startsAt} live={(view?.feed ?? leg.kind) === 'live'} />
        <span className="spacer" />
        {children}
        <LegTools name={selection} leg={leg} lobby={lobby} onToggleLobby={onToggleLobby} onMove={onMove} onToggleJoin={onToggleJoin} />
      </div>
      {sentence ? (
        <p className="leg-problem" role={problem === null || standstill ? undefined : 'alert'}>
          <Icon name={problem === null || standstill ? 'lock' : 'warn'} size="xs" />
          {sentence}
        </p>
      ) : null}
    </li>
  );
}
