/** Millionths as a percentage: 2.50 %. */
export const percentText = (ppm: number): string => `${(ppm / 10_000).toFixed(2)} %`;
