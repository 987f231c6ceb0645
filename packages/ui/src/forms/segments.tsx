import { type ReactNode, useId } from 'react';

export interface SegmentsProps<K extends string> {
  readonly label: string;
  readonly items: readonly { readonly key: K; readonly label: ReactNode; readonly name?: string; readonly disabled?: boolean }[];
  readonly value: K;
  readonly onChange: (key: K) => void;
}

/** A few choices of which exactly one holds, side by side: native radios, so the arrow keys work as everywhere. */
export function Segments<K extends string>({ label, items, value, onChange }: SegmentsProps<K>) {
  const group = useId();
  return (
    <fieldset className="segments">
      <legend className="screen-reader-only">{label}</legend>
      {items.map((item) => (
        <label key={item.key} className={item.key === value ? 'segment-on' : undefined} title={item.name}>
          <input
            type="radio"
            className="screen-reader-only"
            name={group}
            aria-label={item.name}
            disabled={item.disabled}
            checked={item.key === value}
            onChange={() => onChange(item.key)}
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
