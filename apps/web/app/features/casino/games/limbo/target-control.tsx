import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { sanitizeStake, stakeMinor } from '../../../../shell/formats/stake-text.ts';

const SCALE = 2;
const MIN = 101n;
const MAX = 100_000_000n;
const PRESETS = [150, 200, 500, 1000, 10_000];

/** The target in hundredths, typed as a multiplier with two decimals. */
export function TargetControl({ value, onChange }: { readonly value: number; readonly onChange: (target: number) => void }) {
  const t = useTranslator();
  const [text, setText] = useState((value / 100).toFixed(SCALE));
  const typed = stakeMinor(text, SCALE);
  const isWrong = typed === null || typed < MIN || typed > MAX;
  const write = (next: string): void => {
    const clean = sanitizeStake(next, SCALE);
    if (clean === null) return;
    setText(clean);
    const target = stakeMinor(clean, SCALE);
    if (target !== null && target >= MIN && target <= MAX) onChange(Number(target));
  };
  return (
    <div>
      <TextField
        label={t('casino.limbo.target')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={text}
        after={<span aria-hidden="true">×</span>}
        error={isWrong ? t('casino.limbo.target.range') : undefined}
        onChange={(event) => write(event.target.value)}
      />
      <div className="game-presets figures">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className={preset === value ? 'game-preset-on' : undefined}
            onClick={() => write((preset / 100).toFixed(SCALE))}
          >
            {preset / 100}×
          </button>
        ))}
      </div>
    </div>
  );
}
