import { IconButton } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import type { CouponLeg } from '../state/coupon-leg.ts';

interface LegToolsProps {
  /** Of the selection, in the page's language: buttons of several legs are told apart by it. */
  readonly name: string;
  readonly leg: Pick<CouponLeg, 'joined' | 'lobby'>;
  /** Multi-bets mark their lobby. */
  readonly lobby: boolean;
  readonly onToggleLobby: () => void;
  readonly onMove: ((by: -1 | 1) => void) | undefined;
  readonly onToggleJoin: (() => void) | undefined;
}

/** Tools for a leg that a kind of bet has beyond taking it out: join it to a block, change its place, put it into the lobby. */
export function LegTools({ name, leg, lobby, onToggleLobby, onMove, onToggleJoin }: LegToolsProps) {
  const t = useTranslator();
  return (
    <>
      {onToggleJoin ? (
        <LegToggle on={leg.joined === true} hint={t('coupon.block.join.hint')} onPress={onToggleJoin}>
          <Icon name="link" />
          {t('coupon.block.join')}
        </LegToggle>
      ) : null}
      {onMove ? (
        <>
          <IconButton icon="up" small label={t('coupon.leg.up', { name })} onClick={() => onMove(-1)} />
          <IconButton icon="down" small label={t('coupon.leg.down', { name })} onClick={() => onMove(1)} />
        </>
      ) : null}
      {lobby ? (
        <LegToggle on={leg.lobby === true} hint={t('coupon.leg.lobby.hint')} onPress={onToggleLobby}>
          {t('coupon.leg.lobby')}
        </LegToggle>
      ) : null}
    </>
  );
}

interface LegToggleProps {
  readonly on: boolean;
  readonly hint: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function LegToggle({ on, hint, onPress, children }: LegToggleProps) {
  return (
    <button type="button" className={`leg-toggle${on ? ' leg-toggle-on' : ''}`} aria-pressed={on} title={hint} onClick={onPress}>
      {children}
    </button>
  );
}
