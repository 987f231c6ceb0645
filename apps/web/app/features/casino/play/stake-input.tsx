import { useTranslator } from '@touchline/ui/translator-context';
import { useId } from 'react';
import { currencySymbol } from '../../../shell/formats/currency-symbol.ts';
import { stakePresets } from '../../../shell/formats/stake-presets.ts';
import { formatShortStake } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import type { CasinoTable } from './casino-table.ts';
import type { Stake } from './use-stake.ts';

/** The stake of the next round: a field, half and twice, ready amounts, and the table's bounds. */
export function StakeInput({ stake, table, disabled }: { readonly stake: Stake; readonly table: CasinoTable; readonly disabled: boolean }) {
  const t = useTranslator();
  const { money, scale } = useFormats();
  const id = useId();
  const presets = stakePresets(scale(table.currency), stake).filter((minor) => minor >= stake.minMinor && minor <= stake.maxMinor);
  return (
    <fieldset disabled={disabled}>
      <div className="game-stake-label">
        <label htmlFor={id}>{t(stake.isOfChips ? 'casino.chips.value' : 'casino.stake')}</label>
        <span className="figures muted" id={`${id}-range`}>
          {money(stake.minMinor, table.currency, { short: true })} – {money(stake.maxMinor, table.currency, { short: true })}
        </span>
      </div>
      <div className="game-stake-row">
        <div className="field" data-invalid={stake.problem !== null || undefined}>
          <span aria-hidden="true">{currencySymbol(table.currency)}</span>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={20}
            value={stake.text}
            aria-invalid={stake.problem !== null || undefined}
            aria-describedby={`${id}-range ${id}-problem`}
            onChange={(event) => stake.write(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <button type="button" className="button figures game-stake-scale" onClick={() => stake.scale(-1)}>
          <span aria-hidden="true">½</span>
          <span className="screen-reader-only">{t('casino.stake.halve')}</span>
        </button>
        <button type="button" className="button figures game-stake-scale" onClick={() => stake.scale(1)}>
          <span aria-hidden="true">2×</span>
          <span className="screen-reader-only">{t('casino.stake.double')}</span>
        </button>
      </div>
      <div className="game-presets figures">
        {presets.map((minor) => (
          <button
            key={String(minor)}
            type="button"
            className={minor === stake.unitMinor ? 'game-preset-on' : undefined}
            onClick={() => stake.writeMinor(minor)}
          >
            {formatShortStake(minor, scale(table.currency))}
          </button>
        ))}
      </div>
      <p className="game-problem" id={`${id}-problem`} role={stake.problem ? 'alert' : undefined}>
        {stake.problem}
      </p>
    </fieldset>
  );
}
