/** The number of a row in an address; null where there is none. */
export const addressId = (segment: string | null | undefined): string | null =>
  /^[1-9]\d{0,17}$/.test(segment ?? '') ? (segment ?? null) : null;
