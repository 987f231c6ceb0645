/** A bar from 0 to 1 with its limit named. */
export function Meter({
  value,
  label,
  tone = 'brand',
}: {
  readonly value: number;
  readonly label: string;
  readonly tone?: 'brand' | 'amber' | 'danger';
}) {
  const share = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="meter">
      <meter className="screen-reader-only" aria-label={label} min={0} max={100} value={share} />
      <i
        className={tone === 'amber' ? 'meter-amber' : tone === 'danger' ? 'meter-danger' : undefined}
        style={{ inlineSize: `${share}%` }}
      />
    </div>
  );
}
