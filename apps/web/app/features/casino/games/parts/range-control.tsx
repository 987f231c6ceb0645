import { useId } from 'react';

interface RangeControlProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** As it is written for people. */
  readonly text?: string;
  /** Values that can be pressed. */
  readonly presets?: readonly number[];
  readonly onChange: (value: number) => void;
}

/** A number between two bounds. */
export function RangeControl({ label, value, min, max, step = 1, text, presets = [], onChange }: RangeControlProps) {
  const id = useId();
  return (
    <div className="range-control">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="figures">
        {text ?? value}
      </output>
      <input
        id={id}
        type="range"
        dir="ltr"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {presets.length > 0 ? (
        <div className="game-presets figures">
          {presets.map((one) => (
            <button
              key={one}
              type="button"
              className={one === value ? 'game-preset-on' : undefined}
              aria-label={`${label}: ${one}`}
              onClick={() => onChange(one)}
            >
              {one}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
