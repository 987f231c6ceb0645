/** Feed kinds on the wire (R056). */
export const FEED_KIND = { live: 1, line: 3 } as const;
