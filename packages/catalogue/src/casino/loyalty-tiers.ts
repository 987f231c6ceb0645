/** Loyalty tiers, lowest first (R053). */
export const LOYALTY_TIERS = ['copper', 'bronze', 'silver', 'gold', 'ruby', 'sapphire', 'diamond', 'platinum'] as const;
