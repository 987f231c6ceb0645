import { useTranslator } from '@touchline/ui/translator-context';

const READY = [25, 50, 75, 100] as const;

/** How much of a bet, in percent: a slider, and the shares that are wanted most. */
export function PercentSlider({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const t = useTranslator();
  return (
    <div className="cash-out-percent">
      <label>
        <span>
          {label} <b className="figures">{t('bets.percent', { n: value })}</b>
        </span>
        <input type="range" min={1} max={100} step={1} value={value} onChange={(event) => onChange(Number(event.target.value))} />
      </label>
      <div className="presets figures cash-out-percent-presets">
        {READY.map((percent) => (
          <button key={percent} type="button" className={percent === value ? 'preset-on' : undefined} onClick={() => onChange(percent)}>
            {t('bets.percent', { n: percent })}
          </button>
        ))}
      </div>
    </div>
  );
}
