/** A bar in the place of something that is on its way. */
export function Skeleton({ width = '100%', height = 12 }: { readonly width?: string | number; readonly height?: number }) {
  return <span className="skeleton" style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}
