/** The mark: a chalk line, an arc standing on it, one ball. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
      <g fill="none" stroke="var(--chalk, #fff)" strokeWidth="2.6" strokeLinecap="round">
        <path d="M3 25.5h24" />
        <path d="M6 25.5a9 9 0 0 1 18 0" />
      </g>
      <circle cx="15" cy="8.3" r="3.6" fill="var(--mark-dot, #f6b440)" />
    </svg>
  );
}
