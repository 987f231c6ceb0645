/** Loyalty tiers, lowest first (R053). @internal Loyalty reads it once it is there. */
export const LOYALTY_TIERS = ['copper', 'bronze', 'silver', 'gold', 'ruby', 'sapphire', 'diamond', 'platinum'] as const;
