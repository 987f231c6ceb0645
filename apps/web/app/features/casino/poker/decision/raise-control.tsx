import type { PokerHandView, PokerTableInfo } from '@touchline/contract/poker/shapes';
import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatShortStake, sanitizeStake, stakeMinor } from '../../../../shell/formats/stake-text.ts';
import { useChips } from '../use-chips.ts';
import { type RaisePreset, raisePresets } from './raise-presets.ts';

interface RaiseControlProps {
  readonly info: PokerTableInfo;
  readonly hand: PokerHandView;
  readonly raiseTo: { readonly min: number; readonly max: number };
  readonly callChips: number;
  /** As it is typed: decimal text, which may be outside of what is legal. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The amount to raise to: ready amounts, a slider with steps of a big blind, and a field. */
export function RaiseControl({ info, hand, raiseTo, callChips, text, onText }: RaiseControlProps) {
  const t = useTranslator();
  const chips = useChips(info);
  const { scale } = chips;
  const { min, max } = raiseTo;
  const to = Number(stakeMinor(text, scale) ?? 0n);
  const set = (amount: number): void => onText(formatShortStake(BigInt(Math.min(max, Math.max(min, amount))), scale));
  return (
    <>
      <RaisePresets
        presets={raisePresets(raiseTo, { potChips: hand.potChips, currentBet: hand.currentBet, callChips })}
        chosen={to}
        write={chips.short}
        onChoose={set}
      />
      <div className="poker-slider">
        <IconButton icon="minus" label={t('poker.raise.less')} onClick={() => set(to - info.bigBlind)} />
        <input
          type="range"
          dir="ltr"
          min={min}
          max={max}
          step={1}
          value={Math.min(max, Math.max(min, to))}
          aria-label={t('poker.raise.to')}
          aria-valuetext={chips.full(to)}
          onChange={(event) => set(Number(event.target.value))}
        />
        <IconButton icon="plus" label={t('poker.raise.more')} onClick={() => set(to + info.bigBlind)} />
        <label className="field poker-field">
          <span aria-hidden="true">{chips.symbol}</span>
          <span className="screen-reader-only">{t('poker.raise.to')}</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={20}
            value={text}
            onChange={(event) => onText(sanitizeStake(event.target.value, scale) ?? text)}
            onBlur={() => set(to)}
          />
        </label>
      </div>
    </>
  );
}

interface RaisePresetsProps {
  readonly presets: readonly { readonly preset: RaisePreset; readonly to: number }[];
  readonly chosen: number;
  readonly write: (chips: number) => string;
  readonly onChoose: (to: number) => void;
}

function RaisePresets({ presets, chosen, write, onChoose }: RaisePresetsProps) {
  const t = useTranslator();
  return (
    <div className="poker-presets figures">
      {presets.map(({ preset, to }) => (
        <button key={preset} type="button" aria-pressed={to === chosen} onClick={() => onChoose(to)}>
          <small>{t(`poker.preset.${preset}`)}</small>
          <b>{write(to)}</b>
        </button>
      ))}
    </div>
  );
}
