import { Segments } from '@touchline/ui/forms/segments';

interface SegmentControlProps<K extends string> {
  readonly label: string;
  readonly value: K;
  readonly items: readonly { readonly key: K; readonly label: string }[];
  readonly onChange: (key: K) => void;
}

/** A few choices under their name. */
export function SegmentControl<K extends string>({ label, value, items, onChange }: SegmentControlProps<K>) {
  return (
    <div className="segment-control">
      <span aria-hidden="true">{label}</span>
      <Segments label={label} items={items} value={value} onChange={onChange} />
    </div>
  );
}
