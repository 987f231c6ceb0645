import type { ReactNode } from 'react';

/** Two fields beside each other, one over the whole width, or none. */
export function FieldPair({ children }: { readonly children: readonly ReactNode[] }) {
  const shown = children.filter((child) => child !== null);
  if (shown.length === 0) return null;
  return shown.length === 1 ? shown[0] : <div className="form-pair">{shown}</div>;
}
