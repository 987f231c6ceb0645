/** A sit-and-go in events: an entry is a round to whoever counts stakes and returns. */
export const roundOf = (entryId: bigint): string => `sit-go-${entryId}`;
