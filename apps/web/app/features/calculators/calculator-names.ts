/** The calculators by their last part of the address. */
export const CALCULATORS = ['bet', 'each-way', 'dead-heat', 'rule-4', 'odds', 'margin', 'dutching', 'hedge'] as const;
export type CalculatorName = (typeof CALCULATORS)[number];
