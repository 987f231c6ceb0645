interface DurationPickerProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly number[];
  readonly text: (value: number) => string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** How long something lasts: a few tiles of which one is chosen. */
export function DurationPicker({ name, label, values, text, value, onChange }: DurationPickerProps) {
  return (
    <fieldset className="duration-choice">
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one} className={one === value ? 'duration-chosen' : undefined}>
          <input
            type="radio"
            className="screen-reader-only"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          {text(one)}
        </label>
      ))}
    </fieldset>
  );
}
