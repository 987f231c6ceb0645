import type { LegalActions } from '@touchline/casino/poker/legal-actions';
import type { PokerHandView, PokerTableInfo } from '@touchline/contract/poker/shapes';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { formatShortStake, stakeMinor } from '../../../../shell/formats/stake-text.ts';
import { useDecisionKeys } from '../../games/parts/use-decision-keys.ts';
import { ClockBar } from '../felt/clock-bar.tsx';
import { TimeText } from '../felt/time-text.tsx';
import { useChips } from '../use-chips.ts';
import { OwnHandText } from './own-hand-text.tsx';
import { RaiseControl } from './raise-control.tsx';

/** A decision as it is sent: whose it is says the session. */
export type PokerDecision = { readonly kind: 'fold' | 'check' | 'call' } | { readonly kind: 'raise'; readonly to: number };

interface ActionBarProps {
  readonly info: PokerTableInfo;
  readonly hand: PokerHandView;
  /** The legal decisions of the player; null while others are to act. */
  readonly legal: LegalActions | null;
  readonly isBusy: boolean;
  readonly onDecide: (decision: PokerDecision) => void;
}

/** The decision of the player, by button and by key: F folds, C checks or calls, R bets or raises. It stands still while others act. */
export function ActionBar({ info, hand, legal, isBusy, onDecide }: ActionBarProps) {
  const t = useTranslator();
  const chips = useChips(info);
  const { scale } = chips;
  const raiseTo = legal?.raiseTo ?? null;
  const turn = `${hand.handId} ${hand.street} ${raiseTo?.min}`;
  const [written, setWritten] = useState({ turn: '', text: '' });
  // Another turn begins with its own least raise; the bar itself stays, and with it the focus.
  const text = written.turn === turn ? written.text : formatShortStake(BigInt(raiseTo?.min ?? 0), scale);
  const typed = Number(stakeMinor(text, scale) ?? 0n);
  const to = raiseTo ? Math.min(raiseTo.max, Math.max(raiseTo.min, typed)) : 0;
  const isOn = legal !== null && !isBusy;
  const fold = (): void => onDecide({ kind: 'fold' });
  const answer = (): void => onDecide({ kind: legal?.canCheck ? 'check' : 'call' });
  const raise = (): void => onDecide({ kind: 'raise', to });
  useDecisionKeys(isOn ? { f: fold, c: answer, ...(raiseTo ? { r: raise } : {}) } : {});
  return (
    <fieldset className="poker-actions" aria-label={t('poker.decide')}>
      <div className="poker-state">
        {legal && hand.turnAt !== null && hand.actsBy !== null ? (
          <>
            <TimeText turnAt={hand.turnAt} actsBy={hand.actsBy} decisionMs={info.decisionMs} />
            <ClockBar turnAt={hand.turnAt} actsBy={hand.actsBy} decisionMs={info.decisionMs} />
          </>
        ) : (
          <span className="poker-clock">{t('poker.waits')}</span>
        )}
        <OwnHandText info={info} hand={hand} />
      </div>
      {raiseTo ? (
        <RaiseControl
          info={info}
          hand={hand}
          raiseTo={raiseTo}
          callChips={legal?.callChips ?? 0}
          text={text}
          onText={(next) => setWritten({ turn, text: next })}
        />
      ) : null}
      <div className="poker-choices">
        <Button className="poker-choice" size="lg" disabled={!isOn} onClick={fold}>
          {t('poker.fold')} <kbd>F</kbd>
        </Button>
        <Button className="poker-choice" size="lg" disabled={!isOn} onClick={answer}>
          {legal && !legal.canCheck ? t('poker.call', { amount: chips.full(legal.callChips) }) : t('poker.check')} <kbd>C</kbd>
        </Button>
        <Button className="poker-choice" size="lg" tone="amber" disabled={!isOn || !raiseTo} onClick={raise}>
          {raiseText()} <kbd>R</kbd>
        </Button>
      </div>
    </fieldset>
  );

  function raiseText(): string {
    if (!raiseTo) return t('poker.raise');
    const amount = chips.full(to);
    if (to === raiseTo.max) return t('poker.go-all-in', { amount });
    return t(hand.currentBet === 0 ? 'poker.bet.to' : 'poker.raise.to.amount', { amount });
  }
}
