/** The unit of points, which are no money. Points have no decimals. */
export const POINTS = 'POINTS';
