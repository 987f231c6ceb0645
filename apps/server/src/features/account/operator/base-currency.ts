/** Of bounds that hold in every currency. */
export const BASE_CURRENCY = 'EUR';
