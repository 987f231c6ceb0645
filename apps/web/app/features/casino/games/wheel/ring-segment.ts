const corner = (radius: number, share: number): string =>
  `${(Math.sin(share * 2 * Math.PI) * radius).toFixed(2)} ${(-Math.cos(share * 2 * Math.PI) * radius).toFixed(2)}`;

/** The outline of a segment of a ring around 0,0, clockwise from the top: of so many the one at a place, between two radii. */
export const ringSegment = (at: number, of: number, inner: number, outer: number): string => {
  const [from, to] = [at / of, (at + 1) / of];
  return `M${corner(inner, from)}L${corner(outer, from)}A${outer} ${outer} 0 0 1 ${corner(outer, to)}L${corner(inner, to)}A${inner} ${inner} 0 0 0 ${corner(inner, from)}`;
};
